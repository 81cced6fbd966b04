import type { PgTable } from 'drizzle-orm/pg-core';
import type { SampleRow, SampleScene } from './SampleScene.ts';

/** What the demo writes into one table. */
export interface Sample {
  readonly table: PgTable;
  /** The rows for one environment of a business, oldest first; empty where the business has nothing of the kind. */
  readonly make: (scene: SampleScene) => readonly object[];
}

/** A sample whose rows fit its table. */
export function sample<Table extends PgTable>(
  table: Table,
  make: (scene: SampleScene) => readonly SampleRow<Table>[],
): Sample {
  return { table, make };
}
