// A setup file: ends the process of a test file that computes for longer than any test here does. A mutant may have created
// an infinite loop, which no timeout of the runner interrupts.
import { Worker } from 'node:worker_threads';

/** Of the processor, not of the clock: on a busy machine every test file takes long. In microseconds. */
const LONGEST = 90_000_000;

const endProcess = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > ${LONGEST}) process.kill(${process.pid}, 'SIGKILL');
}, 1_000)`;
new Worker(endProcess, { eval: true, env: {}, execArgv: [] }).unref();
