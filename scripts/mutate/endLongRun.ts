// A setup file: ends the process of a test file that runs for longer than any test here does. A mutant may have created
// an infinite loop, which no timeout of the runner interrupts.
import { Worker } from 'node:worker_threads';

/** Milliseconds. */
const LONGEST = 60_000;

const endProcess = `setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${LONGEST})`;
new Worker(endProcess, { eval: true, env: {}, execArgv: [] }).unref();
