import { createHash } from 'node:crypto';
import { DrizzleQueryError, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { isRecord } from './belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from './inBusiness.ts';

/** A table of records of businesses. */
type RecordTable = PgTable & {
  readonly business_id: AnyPgColumn;
  readonly environment: AnyPgColumn;
  readonly id: AnyPgColumn;
};

/** A record by its whole primary key. */
interface RecordKey {
  readonly scope: BusinessScope;
  /** UUID. */
  readonly id: string;
}

/**
 * Writes plain values to columns of one record with a prepared statement, like `insertRow`. Returns the number of records
 * found: 1 or 0.
 */
export async function updateRecord<Table extends RecordTable>(
  transaction: Pick<BusinessTransaction, 'update'> & { readonly $client?: PoolClient },
  table: Table,
  { scope, id }: RecordKey,
  changes: Partial<Table['$inferInsert']>,
): Promise<number> {
  const { $client } = transaction;
  if ($client === undefined) {
    const { rowCount } = await transaction
      .update(table)
      .set(changes as never)
      .where(isRecord(table, scope, id));
    return rowCount ?? 0;
  }
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  const sets: string[] = [];
  const values: unknown[] = [scope.businessId, scope.environment, id];
  for (const [field, value] of Object.entries(changes)) {
    const column = columns[field];
    if (column === undefined || value === undefined) continue;
    values.push(value === null ? null : column.mapToDriverValue(value));
    sets.push(`"${column.name}" = $${values.length}`);
  }
  const text = `update "${getTableName(table)}" set ${sets.join(', ')} where business_id = $1 and environment = $2 and id = $3`;
  try {
    const { rowCount } = await $client.query({ name: nameOf(text), text, values });
    return rowCount ?? 0;
  } catch (error) {
    throw new DrizzleQueryError(text, values, error instanceof Error ? error : undefined);
  }
}

const names = new Map<string, string>();

/** The name of a prepared statement; there are as many as callers write different columns. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `update_${createHash('sha1').update(text).digest('hex')}`;
  names.set(text, known);
  return known;
}
