import type { Pool } from 'pg';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import { type BusinessScope, readInBusiness } from '../../db/inBusiness.ts';
import { cursorAt } from '../cursor.ts';
import type { ListQuery } from '../listQuery.ts';
import { listStatement } from '../listStatement.ts';
import { type ApiRecord, type Row, recordWriter } from '../selection.ts';

/** Rows that are read at once: enough that a round trip is not felt, few enough that others are not kept waiting. */
const BATCH = 500;

/**
 * Every record of a list in its order, in batches by key: each its own short transaction, so that no connection is held
 * while somebody downloads slowly, and never more than one batch in memory. Rows that arrive meanwhile move nothing.
 */
export async function* readBatches(
  pool: Pool,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
): AsyncGenerator<ApiRecord[]> {
  const write = recordWriter(access, access.listView);
  let cursor: ListQuery['cursor'];
  do {
    const batch: ListQuery = { ...query, start: 0, size: BATCH, cursor };
    const [result] = await readInBusiness(pool, scope, [listStatement(access, batch, scope)]);
    const read = (result?.rows ?? []) as Row[];
    const rows = read.slice(0, BATCH);
    if (rows.length > 0) yield rows.map(write);
    cursor = read.length > BATCH ? cursorAt('after', rows.at(-1)) : undefined;
  } while (cursor !== undefined);
}
