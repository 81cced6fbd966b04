import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { type BusinessScope, readInBusiness } from '../../../database/inBusiness.ts';
import type { Cursor } from '../query/cursor.ts';
import type { ListQuery } from '../query/listQuery.ts';
import { CELL_END, lineFields, lineStatement, NO_CELL } from './lineStatement.ts';

/** The cells of a row: those of `lineFields`. */
export type LineCells = readonly string[];

/** Rows per batch: large enough to hide round trips, small enough not to delay other requests. */
const BATCH = 1000;

/** The rows of a batch, each with `width` cells. Throws when a cell is missing, because all following ones would shift. */
export function rowsOf(text: string, width: number): LineCells[] {
  const cells = text.split(CELL_END);
  if (cells.length % width !== 0) throw new Error(`${cells.length} cells do not make rows of ${width}`);
  const rows: LineCells[] = [];
  for (let start = 0; start < cells.length; start += width) rows.push(cells.slice(start, start + width));
  return rows;
}

/**
 * All records of a list in order, in keyset batches: each batch is its own short transaction, so that a slow download holds
 * no connection. The next batch is read while the previous one is written; no more are in memory. New rows do not shift the
 * pages.
 */
export async function* readBatches(
  pool: Pool,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
): AsyncGenerator<readonly LineCells[]> {
  const fields = lineFields(access.listView, query.sort.field);
  const idAt = fields.indexOf('id');
  const keyAt = fields.indexOf(query.sort.field);

  async function read(cursor: ListQuery['cursor']): Promise<LineCells[]> {
    const statement = lineStatement(access, { ...query, start: 0, size: BATCH, cursor }, scope);
    const [result] = await readInBusiness(pool, scope, [statement]);
    const [text] = (result?.rows[0] ?? []) as (string | null)[];
    return text === null || text === undefined ? [] : rowsOf(text, fields.length);
  }

  function after(row: LineCells): Cursor | undefined {
    const [id, key] = [row[idAt], row[keyAt]];
    return id === undefined || key === undefined || key === NO_CELL ? undefined : { at: 'after', key, id };
  }

  let rows = await read(undefined);
  for (;;) {
    const last = rows.at(-1);
    if (last === undefined) return;
    const cursor = rows.length < BATCH ? undefined : after(last);
    if (cursor === undefined) {
      yield rows;
      return;
    }
    const next = read(cursor);
    // The consumer may be gone when this rejects; otherwise the error is thrown below.
    next.catch(() => undefined);
    // Yields to the event loop, so that the query is sent and other requests are served.
    await othersTurn();
    yield rows;
    rows = await next;
  }
}
