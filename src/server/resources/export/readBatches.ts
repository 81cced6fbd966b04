import type { Pool } from 'pg';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import { type BusinessScope, readInBusiness } from '../../db/inBusiness.ts';
import type { Cursor } from '../cursor.ts';
import type { ListQuery } from '../listQuery.ts';
import { CELL_END, lineStatement, NO_CELL } from './lineStatement.ts';

/** The cells of a row: those of `lineFields`, and last the value that it is sorted by. */
export type LineCells = readonly string[];

/** The cells of a line. It is parted when it is written and not before, so that a batch is few things to keep. */
export function cellsOf(line: string): LineCells {
  return line.split(CELL_END);
}

/** Rows of the first batch: few, so that the first bytes of a file go out at once. */
const FIRST_BATCH = 500;

/** Rows of every other: enough that a round trip is not felt, few enough that others are not kept waiting. */
const BATCH = 5000;

function after(line: string): Cursor | undefined {
  const row = cellsOf(line);
  const id = row[0];
  const key = row.at(-1);
  return id === undefined || key === undefined || key === NO_CELL ? undefined : { at: 'after', key, id };
}

/**
 * Every record of a list in its order, as lines in batches by key: each its own short transaction, so that no connection is held
 * while somebody downloads slowly. One batch is read while the one before it is written, and no more are in memory. Rows
 * that arrive meanwhile move nothing.
 */
export async function* readBatches(
  pool: Pool,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
): AsyncGenerator<readonly string[]> {
  async function read(cursor: ListQuery['cursor'], size: number): Promise<string[]> {
    const [result] = await readInBusiness(pool, scope, [
      lineStatement(access, { ...query, start: 0, size, cursor }, scope),
    ]);
    return ((result?.rows ?? []) as string[][]).map(([line = '']) => line);
  }

  let size = FIRST_BATCH;
  let lines = await read(undefined, size);
  for (;;) {
    const last = lines.at(-1);
    if (last === undefined) return;
    const cursor = lines.length < size ? undefined : after(last);
    if (cursor === undefined) {
      yield lines;
      return;
    }
    size = BATCH;
    const next = read(cursor, size);
    // Whoever reads may have gone when it fails; else it is thrown below.
    next.catch(() => undefined);
    yield lines;
    lines = await next;
  }
}
