import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { ConfigStore } from './config/ConfigStore.ts';
import type { ServerEnv } from './env.ts';

/** Services shared by the routes. */
export interface Services {
  readonly database: Database;
  readonly pool: Pool;
  readonly config: ConfigStore;
  readonly env: ServerEnv;
  /** The current time; tests replace it. */
  now(): Date;
}
