import type { PgTable } from 'drizzle-orm/pg-core';
import type { SampleRow, SampleScene } from './SampleScene.ts';

/** The sample of one table. */
export interface Sample {
  readonly table: PgTable;
  /** The rows of one environment of a business, oldest first; may be empty. */
  readonly make: (scene: SampleScene) => readonly object[];
}

/** A sample whose rows match its table. */
export function sample<Table extends PgTable>(
  table: Table,
  make: (scene: SampleScene) => readonly SampleRow<Table>[],
): Sample {
  return { table, make };
}
