import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { CappedCounts } from '#server/engine/resources/cappedCounts.ts';
import { type Cursor, readCursor } from '#server/engine/resources/query/cursor.ts';
import type { ListQuery } from '#server/engine/resources/query/listQuery.ts';
import { readList } from '#server/engine/resources/readList.ts';
import type { ResourceAccess } from '../../../src/compiler/resolve/resources/ResourceAccess.ts';

/** Rows per page; larger than the API allows, since all rows are read. */
const PAGE = 1000;

/** The digest of a sequence of records: equal for the same records in the same order. */
export interface Digest {
  readonly rows: number;
  /** Sum of the amounts, without regard to the currency. */
  readonly sum: string;
  readonly hash: string;
}

function digest() {
  const hash = createHash('sha256');
  let [rows, cents] = [0, 0n];
  return {
    /** Adds a record: its external id, its amount as a decimal and its currency. */
    add(externalId: unknown, amount: unknown, currency: unknown): void {
      hash.update(`${externalId},${amount},${currency}\n`);
      rows += 1;
      cents += BigInt(Math.round(Number(amount) * 100));
    },
    end: (): Digest => ({
      rows,
      sum: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
      hash: hash.digest('hex'),
    }),
  };
}

/** Returns the digest of a file of external ids, amounts and currencies. */
export async function fileDigest(chunks: AsyncIterable<string>): Promise<Digest> {
  const { add, end } = digest();
  let isHead = true;
  for await (const chunk of chunks) {
    if (!isHead)
      for (const line of chunk.trimEnd().split('\r\n')) add(...(line.split(',') as [string, string, string]));
    isHead = false;
  }
  return end();
}

/** Returns the digest of a list, read page by page as users do. */
export async function listDigest(
  pool: Pool,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
): Promise<Digest> {
  const { add, end } = digest();
  const reader = { pool, now: () => new Date(), counts: new CappedCounts(), cap: 1 };
  let cursor: Cursor | undefined;
  do {
    const { records, next } = await readList(reader, scope, access, { ...query, size: PAGE, cursor });
    for (const { external_id, amount, currency } of records) add(external_id, amount, currency);
    cursor = next === undefined ? undefined : readCursor(next, query.sort);
  } while (cursor !== undefined);
  return end();
}
