import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SampleRow, SampleScene } from './SampleScene.ts';

/** The sample of one table. */
export interface Sample {
  readonly table: PgTable;
  /** The rows of one environment of a business, oldest first; may be empty. */
  readonly make: (scene: SampleScene) => readonly object[];
  /** Of a change of first records: the column that distinguishes the rows of a business; `undefined` where it has one row. */
  readonly changes?: { readonly key: string | undefined };
}

/** A sample whose rows match its table. */
export function sample<Table extends PgTable>(
  table: Table,
  make: (scene: SampleScene) => readonly SampleRow<Table>[],
): Sample {
  return { table, make };
}

/**
 * A sample that changes the records that `addFirstRecords` wrote, such as a payment method that is live by now. It adds none.
 * Rule registration.first-day-records.
 */
export function changeOf<Table extends PgTable>(
  table: Table,
  key: (keyof Table['$inferInsert'] & string) | undefined,
  make: (scene: SampleScene) => readonly Partial<SampleRow<Table>>[],
): Sample {
  return { table, make, changes: { key } };
}

/** Makes the rows of a sample, and keeps them in the scene beside those of earlier samples of its table. */
export function makeSample(scene: SampleScene, { table, make }: Sample): readonly object[] {
  scene.begin(getTableName(table));
  const rows = make(scene);
  scene.keep(table, [...scene.rowsOf(table), ...rows]);
  return rows;
}
