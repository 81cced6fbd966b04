import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { RecordSchema } from '#contract/recordSchema.ts';

const ENVIRONMENTS = ['PRODUCTION', 'DEVELOPMENT'] as const;

/** A record that a business has none of, in one environment. */
interface Gap {
  readonly table: string;
  readonly business: string;
  readonly environment: string;
}

async function findGaps(pool: Pool, records: readonly RecordSchema[], businesses: readonly string[]): Promise<Gap[]> {
  const gaps: Gap[] = [];
  for (const { table, view } of records) {
    if (view) continue;
    const { rows } = await pool.query<{ business: string; environment: string }>(
      `select distinct business_id as business, environment from ${table}`,
    );
    for (const business of businesses) {
      for (const environment of ENVIRONMENTS) {
        const isThere = rows.some((row) => row.business === business && row.environment === environment);
        if (!isThere) gaps.push({ table, business, environment });
      }
    }
  }
  return gaps;
}

/** A text of the copy: where it is the id of a record, which is another business's, an id of the copy. */
function ownText(name: string): string {
  const ownId = `split_part(t."${name}", '_', 1) || '_' || replace($3::uuid::text, '-', '')`;
  return `case when t."${name}" ~ '^[a-z]+_[0-9a-f]{32}$' then ${ownId} else t."${name}" end`;
}

/** The JSON of the copy: each id of a record in it is an id of the copy. */
function ownJson(name: string): string {
  const ownId = `'\\1_' || replace($3::uuid::text, '-', '')`;
  return `regexp_replace(t."${name}"::text, '([a-z]+)_[0-9a-f]{32}', ${ownId}, 'g')::jsonb`;
}

/** How a value becomes the copy's own, by the type of its column. */
const OWN: Readonly<Record<string, (name: string) => string>> = { text: ownText, jsonb: ownJson };

/** The columns that are written, each with what it is in the copy: another record is one of the business's own. */
async function columnsOf(pool: Pool, table: string): Promise<Map<string, string>> {
  const { rows: written } = await pool.query<{ name: string; type: string }>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = new Map(written.map(({ name, type }) => [name, OWN[type]?.(name) ?? `t."${name}"`]));
  const { rows: references } = await pool.query<{ name: string; of: string }>(
    `select attname as name, confrelid::regclass::text as of
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[3]
     where contype = 'f' and conrelid = $1::regclass and array_length(conkey, 1) = 3`,
    [table],
  );
  for (const { name, of } of references) {
    columns.set(
      name,
      `(select id from ${of} where business_id = $1::uuid and environment = $2::text order by id limit 1)`,
    );
  }
  return columns.set('business_id', '$1::uuid').set('environment', '$2::text').set('id', '$3::uuid');
}

/** The fields of a table that no two businesses have alike, and that every record has. */
function acrossOf(records: readonly RecordSchema[], table: string): string[] {
  const record = records.find((each) => each.table === table);
  const addresses = Object.values(record?.fields ?? {}).flatMap(({ name, path, computed }) =>
    path === undefined || computed !== undefined ? [] : [name],
  );
  return [...(record?.uniqueAcross.flat() ?? []), ...addresses].filter(
    (field) => record?.fields[field]?.nullable === false,
  );
}

/**
 * Gives businesses a record of each table and environment in which they have no record: a copy of another business's.
 * A denied record then differs from one that does not exist.
 */
export async function fillGaps(
  pool: Pool,
  records: readonly RecordSchema[],
  businesses: readonly string[],
): Promise<void> {
  let gaps = await findGaps(pool, records, businesses);
  while (gaps.length > 0) {
    const left: Gap[] = [];
    for (const gap of gaps) {
      const columns = await columnsOf(pool, gap.table);
      // What no two businesses have is made from the id.
      for (const field of acrossOf(records, gap.table))
        columns.set(field, `left(replace($3::uuid::text, '-', ''), 20)`);
      const names = [...columns.keys()].map((name) => `"${name}"`).join();
      const text = `insert into ${gap.table} (${names}) select ${[...columns.values()].join()} from ${gap.table} t limit 1`;
      // One that needs another record waits until that is there.
      await pool.query(text, [gap.business, gap.environment, randomUUID()]).catch(() => left.push(gap));
    }
    if (left.length === gaps.length) throw new Error(`Nothing can be copied into ${left.map(({ table }) => table)}.`);
    gaps = left;
  }
}
