import { availableParallelism } from 'node:os';
import { StartError } from '../database/StartError.ts';
import type { ServerEnv } from './env.ts';

/** The largest number of workers: one PostgreSQL server has no connections for more. */
const MOST = 64;

/**
 * The number of processes that serve requests, from WORKERS: by default one for each core in production and for a demo on a
 * PostgreSQL server, else 1. Throws StartError: `workers-invalid`, `workers-embedded`.
 */
export function readWorkers(
  value: string | undefined,
  { databaseUrl, production, demo }: Pick<ServerEnv, 'databaseUrl' | 'production' | 'demo'>,
): number {
  const isServer = databaseUrl !== undefined;
  if (!value) return isServer && (production || demo) ? Math.min(availableParallelism(), MOST) : 1;
  const workers = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (workers < 1 || workers > MOST) {
    throw new StartError('workers-invalid', `WORKERS is "${value}"; set it to a number from 1 to ${MOST}.`);
  }
  if (workers === 1 || isServer) return workers;
  const message = `WORKERS is ${workers}, and the embedded database serves one process; set DATABASE_URL, or WORKERS to 1.`;
  throw new StartError('workers-embedded', message);
}
