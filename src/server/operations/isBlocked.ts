import { and, sql } from 'drizzle-orm';
import { actionBlocks } from '#compiler/resolve/recordView.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import { recordTable } from '../resources/recordTable.ts';
import { noteOf, readValue } from '../resources/workOut.ts';
import type { ActionTarget } from './lockRecord.ts';

/** How PostgreSQL casts yes and no to text, and how it sends them. */
const SENT: Readonly<Record<string, string>> = { true: 't', false: 'f' };

/** Whether one of the action's `blocked` rules holds for a record of the scope, which is locked already. */
export async function isBlocked(
  transaction: BusinessTransaction,
  { access: { record }, action, scope, recordId }: ActionTarget,
  now: Date,
): Promise<boolean> {
  const [blocks] = actionBlocks([action], record);
  if (blocks === undefined) return false;
  const { table, column } = recordTable(record);
  const fields = [...new Set(blocks.rules.flatMap(({ when }) => when?.fields ?? []))];
  const cells = fields.map((field) => sql`${column(field)}::text as ${sql.identifier(field)}`);
  const ours = and(
    sql`${column('business_id')} = ${scope.businessId}::uuid`,
    sql`${column('environment')} = ${scope.environment}`,
    sql`${column('id')} = ${recordId}::uuid`,
  );
  const { rows } = await transaction.execute<Record<string, string | null>>(
    sql`select ${sql.join(cells, sql`, `)} from ${table} where ${ours}`,
  );
  const [row] = rows;
  if (row === undefined) return true;
  const field = (name: string) => {
    const known = record.fields[name];
    const cell = row[name] ?? null;
    if (known === undefined || cell === null) return null;
    return readValue(known, known.kind === 'boolean' ? (SENT[cell] ?? cell) : cell, row[known.currency ?? '']);
  };
  return noteOf(blocks, { now: now.getTime(), field }) !== undefined;
}
