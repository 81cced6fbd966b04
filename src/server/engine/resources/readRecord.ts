import { and, sql } from 'drizzle-orm';
import type { RecordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { type BusinessScope, type ConnectedTransaction, readInBusiness } from '../../database/inBusiness.ts';
import { scopeValues } from './statements/conditions.ts';
import { fixedConditions, scopeConditions } from './statements/recordConditions.ts';
import { recordTable } from './statements/recordTable.ts';
import {
  type ApiRecord,
  type RecordReader,
  type Row,
  recordActions,
  recordWriter,
  selection,
  viewShape,
} from './statements/selection.ts';
import { bind, statementFor } from './statements/statement.ts';

/** The query of one record with the fields that are open to the user. */
function recordReading(access: ResourceAccess, detailView: RecordView, scope: BusinessScope, id: string) {
  const { record } = access;
  const shape = `record|${access.name}|${viewShape(detailView)}|${JSON.stringify([access.where, recordActions(access).map((a) => a.when)])}`;
  const statement = statementFor(shape, () => {
    const { table, column } = recordTable(record);
    const byId = sql`${column('id')} = ${sql.placeholder('id')}::uuid`;
    const cells = sql.join(selection(access, detailView), sql`, `);
    return sql`select ${cells} from ${table} where ${and(...scopeConditions(record), byId, ...fixedConditions(record, access.where))}`;
  });
  return bind(statement, { ...scopeValues(scope), id });
}

/** One record with the fields that are open to the user; `undefined` when it is not in the scope. */
export async function readRecord(
  { pool, now }: RecordReader,
  scope: BusinessScope,
  access: ResourceAccess,
  id: string,
): Promise<ApiRecord | undefined> {
  const { detailView } = access;
  if (detailView === undefined) return undefined;
  const [result] = await readInBusiness(pool, scope, [recordReading(access, detailView, scope, id)]);
  const row = result?.rows[0] as Row | undefined;
  return row && recordWriter(access, detailView, now)(row);
}

/** Like `readRecord`, as the transaction of a business has the record. */
export async function readChangedRecord(
  transaction: ConnectedTransaction,
  { now }: Pick<RecordReader, 'now'>,
  scope: BusinessScope,
  access: ResourceAccess,
  id: string,
): Promise<ApiRecord | undefined> {
  const { detailView } = access;
  if (detailView === undefined) return undefined;
  const { rows } = await transaction.$client.query(recordReading(access, detailView, scope, id));
  const row = rows[0] as unknown as Row | undefined;
  return row && recordWriter(access, detailView, now)(row);
}
