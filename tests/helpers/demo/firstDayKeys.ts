import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { OPENING_BALANCES } from '#demo/data/openingBalances.ts';
import { addFirstRecords } from '#server/account/registration/addFirstRecords.ts';
import type { Database } from '#server/database/database.ts';
import { businesses } from '#server/database/schema/index.ts';

/** What the first records of a business are, as keys such as `card_features DEVELOPMENT SHOULD_AUTHENTICATE`. */
export interface FirstDayKeys {
  /** What the business has in the tables of its first records. */
  readonly found: readonly string[];
  /** What `addFirstRecords` writes for a business of its country, brand and accounts. */
  readonly expected: readonly string[];
}

/** A table of the records of businesses, and the columns that distinguish the rows of one. */
interface Keyed {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables that grow with what the business does: they are compared for what is missing alone. */
const GROWING = /^(ledger_|search_entries)/;

/**
 * The columns of the first unique index that has the business and its mode, or of the primary key without the id. Work that
 * waits is no record: it is keyed by the id of its own.
 */
const TABLES = `
  with keys as (
    select indrelid, indisprimary, array_agg(attname::text order by attname) as columns
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisunique group by indexrelid, indrelid, indisprimary)
  select distinct on (relname) relname::text as name,
    array(select unnest(columns) except select unnest('{business_id,id}'::text[]) order by 1) as columns
  from keys join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and columns @> '{business_id,environment}' and relname <> 'queue_tasks'
  order by relname, indisprimary`;

/** Thrown to undo a transaction whose result is known. */
class Undo extends Error {}

/** Compares the rows of a business with those of a copy of it that begins today, in a transaction that is undone. */
export async function firstDayKeys({ drizzle, pool }: Database, business_id: string): Promise<FirstDayKeys> {
  const { rows: tables } = await pool.query<Keyed>(TABLES);
  let compared: FirstDayKeys | undefined;
  const copy = randomUUID();
  await drizzle
    .transaction(async (tx) => {
      const [business] = await tx.select().from(businesses).where(eq(businesses.business_id, business_id));
      if (business === undefined) throw new Error(`Business ${business_id} not found`);
      const own = { ...business, business_id: copy, platform_address: null };
      await tx.insert(businesses).values(own);
      await addFirstRecords(tx, { ...own, phone_number: null }, OPENING_BALANCES, new Date());
      const keysOf = async (of: string, among: readonly Keyed[]) => {
        const parts = among.map(
          ({ name, columns }) =>
            `select distinct concat_ws(' ', '${name}', ${columns.join(', ')}) as key from "${name}" where business_id = '${of}'`,
        );
        return (await tx.execute<{ key: string }>(`${parts.join(' union all ')} order by 1`)).rows.map(
          ({ key }) => key,
        );
      };
      const expected = await keysOf(copy, tables);
      const written = new Set(expected.map((key) => key.slice(0, key.indexOf(' '))));
      const found = await keysOf(
        business_id,
        tables.filter(({ name }) => written.has(name)),
      );
      compared = { expected, found: found.filter((key) => !GROWING.test(key) || expected.includes(key)) };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  if (compared === undefined) throw new Error('The first records were not compared');
  return compared;
}
