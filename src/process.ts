import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnv } from '#server/core/env.ts';
import { readWorkers } from '#server/core/readWorkers.ts';
import { StartError } from '#server/database/StartError.ts';
import { assertPortIsFree, serve } from './serve.ts';
import { superviseWorkers, workerNumber } from './superviseWorkers.ts';

/** Connections to a PostgreSQL server by all processes together, below its default maximum of 100. */
const CONNECTIONS = 60;

/** The connections of a process: at most ten, and at least three, so that no business has all of them. */
function poolSizeOf(workers: number): number {
  return Math.max(3, Math.min(10, Math.floor(CONNECTIONS / workers)));
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const workers = readWorkers(process.env.WORKERS, env);
  if (cluster.isPrimary) await assertPortIsFree(env.host, env.port);
  // npm start prepares the checkout and then imports this file: its workers have nothing to prepare.
  const program = fileURLToPath(import.meta.url);
  if (cluster.isPrimary && workers > 1) superviseWorkers(workers, { program, json: env.production });
  else await serve(env, { isFirst: workerNumber() === 1, poolSize: poolSizeOf(workers) });
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('Beranda could not start:', error);
  process.exit(1);
});
