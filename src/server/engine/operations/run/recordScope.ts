import { sql } from 'drizzle-orm';
import type { Scope } from '#compiler/expression/evaluate.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { readValue } from '../../resources/statements/computeValues.ts';
import { isRecordInScope } from '../../resources/statements/recordConditions.ts';
import { recordTable } from '../../resources/statements/recordTable.ts';
import type { ActionTarget } from './lockRecord.ts';

/** PostgreSQL casts booleans to the words, and sends the letters. */
const SENT: Readonly<Record<string, string>> = { true: 't', false: 'f' };

/** Fields of a record for expressions, read in this transaction; `undefined` when the record does not exist. */
export async function recordScope(
  transaction: BusinessTransaction,
  { access: { record }, scope, recordId }: Pick<ActionTarget, 'access' | 'scope' | 'recordId'>,
  fields: readonly string[],
  now: Date,
): Promise<Scope | undefined> {
  const { table, column } = recordTable(record);
  const cells = ['id', ...new Set(fields)].map((field) => sql`${column(field)}::text as ${sql.identifier(field)}`);
  const { rows } = await transaction.execute<Record<string, string | null>>(
    sql`select ${sql.join(cells, sql`, `)} from ${table} where ${isRecordInScope(record, scope, recordId)}`,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const field = (name: string) => {
    const known = record.fields[name];
    const cell = row[name] ?? null;
    if (known === undefined || cell === null) return null;
    return readValue(known, known.kind === 'boolean' ? (SENT[cell] ?? cell) : cell, row[known.currency ?? '']);
  };
  return { now: now.getTime(), field };
}
