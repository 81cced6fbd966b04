import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { ConfigStore } from './config/ConfigStore.ts';
import type { ServerEnv } from './env.ts';

/** What the routes are built on. */
export interface Services {
  readonly database: Database;
  readonly pool: Pool;
  readonly config: ConfigStore;
  readonly env: ServerEnv;
  /** The time, in one place so that tests can set it. */
  now(): Date;
}
