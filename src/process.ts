import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnv } from '#server/core/env.ts';
import { readWorkers } from '#server/core/readWorkers.ts';
import { openEmbedded } from '#server/database/embedded/openEmbedded.ts';
import { StartError } from '#server/database/StartError.ts';
import { assertPortIsFree } from './assertPortIsFree.ts';
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
  if (cluster.isPrimary && workers > 1) {
    superviseWorkers(workers, { program, json: env.production });
    return;
  }
  const isEmbedded = env.databaseUrl === undefined;
  function onLost(error: Error): void {
    console.error(`The database was lost: ${error.message}`);
    if (isEmbedded) process.exit(1);
  }
  // It starts in a thread of its own while this one loads the rest of the code.
  const embedded = isEmbedded ? openEmbedded(env.dataDir, onLost) : undefined;
  embedded?.catch(() => undefined);
  const { serve } = await import('./serve.ts');
  await serve(env, { isFirst: workerNumber() === 1, poolSize: poolSizeOf(workers), embedded, onLost });
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('Beranda could not start:', error);
  process.exit(1);
});
