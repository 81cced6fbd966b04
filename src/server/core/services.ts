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
  /** The real time; tests replace it. What happens in a business has the time of its BusinessClock. */
  realTime(): Date;
}
