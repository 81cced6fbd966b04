import cluster, { type Worker } from 'node:cluster';

/** Pause before a worker that ended is replaced, in milliseconds: a lost database is not connected to in a loop. */
const RESTART_PAUSE = 1_000;

/** Environment variable with the number of a worker, from 1. A worker that replaces another has its number. */
const NUMBER = 'BERANDA_WORKER';

/** The number of this worker, from 1; a process without workers is number 1. */
export function workerNumber(): number {
  return Number(process.env[NUMBER] ?? 1);
}

/** What `superviseWorkers` runs, and how it prints. */
interface Supervision {
  /** File of the program, which need not be the one that Node was started with. */
  readonly program: string;
  /** Whether every line is JSON. */
  readonly json: boolean;
}

/**
 * Runs a program in workers that share its port. The first migrates the database and fills in the demo; the others start
 * when it listens. A worker that ends is replaced; if the first ends before it listens, so does this process, with its exit
 * code. SIGTERM and SIGINT end all of them, SIGHUP is passed on. Decision 0201.
 */
export function superviseWorkers(count: number, { program, json }: Supervision): void {
  cluster.setupPrimary({ exec: program });
  let isStopping = false;
  let hasStarted = false;

  function warn(message: string): void {
    console.error(json ? JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, msg: message }) : message);
  }

  function fork(number: number): void {
    const worker = cluster.fork({ [NUMBER]: String(number) });
    worker.once('listening', () => {
      if (hasStarted || isStopping) return;
      hasStarted = true;
      for (let next = 2; next <= count; next++) fork(next);
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      if (!hasStarted) process.exit(code || 1);
      warn(`Worker ${number} ended with ${signal ?? `code ${code}`}; another one is started.`);
      setTimeout(() => {
        if (!isStopping) fork(number);
      }, RESTART_PAUSE);
    });
  }

  const running = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    const ending = running();
    let left = ending.length;
    let exitCode = 0;
    if (left === 0) process.exit(0);
    for (const worker of ending) {
      worker.once('exit', (code) => {
        exitCode ||= code;
        left -= 1;
        if (left === 0) process.exit(exitCode);
      });
      worker.process.kill('SIGTERM');
    }
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => {
    for (const worker of running()) worker.process.kill('SIGHUP');
  });
  fork(1);
}
