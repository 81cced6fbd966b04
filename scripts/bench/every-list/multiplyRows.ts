import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import type { RecordSchema } from '../../../src/contract/recordSchema.ts';

/** Indexes except those of constraints. */
const OTHER_INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = $1
    and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`;

/** The database generates computed columns. */
const WRITTEN_COLUMNS = `
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`;

/** Foreign keys of other tables, which cannot refer to an unlogged table. */
const REFERRING_KEYS = `
  select conrelid::regclass::text as "table", conname as name from pg_constraint
  where contype = 'f' and confrelid = $1::regclass`;

/** One row a minute, the last one now. */
const CREATED = (rows: number) => `date_trunc('minute', now()) - (${rows} - copy_number) * interval '1 minute'`;

/** A UUIDv7 of the row's creation time. */
const ID = `(lpad(to_hex((extract(epoch from row_created) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;

/** Returns the value of a column in a copied row: unique columns and sort columns differ. */
function copiedValue(record: RecordSchema, { name, type }: { name: string; type: string }): string {
  const field = record.fields[name];
  const kind = field?.kind;
  const isUnique = record.unique.includes(name) || record.search.includes(name) || record.lastFour.includes(name);
  if (name === 'id') return ID;
  if (name === 'created') return 'row_created';
  if (kind === 'date') return `("${name}" + (row_created - created))::date`;
  if (kind === 'datetime') return `"${name}" + (row_created - created)`;
  if (kind === 'money' && record.indexes.some((fields) => fields.includes(name)))
    return `"${name}" + copy_number % 9973`;
  if (type === 'text' && isUnique && field?.values.length === 0) {
    // A name that lists are sorted by is independent of the other values; a reference has the usual prefix.
    const isOrder = record.indexes.some((fields) => fields[0] === name);
    return isOrder ? `substr(md5(copy_number::text), 1, 6) || ' ' || "${name}"` : `"${name}" || '-' || copy_number`;
  }
  return `"${name}"`;
}

/**
 * Fills the table of a record with copies of the demo's rows for one business and environment; those of another
 * business if this one has no rows. Returns the number of source rows; does nothing without rows.
 */
export async function multiplyRows(
  client: PoolClient,
  record: RecordSchema,
  { businessId, environment }: BusinessScope,
  rows: number,
): Promise<number> {
  const { table } = record;
  const own = `business_id = '${businessId}' and environment = '${environment}'`;
  const { rows: found } = await client.query(
    `select count(*) filter (where ${own})::int as own, count(*)::int as every from ${table}`,
  );
  const [{ own: ownCount, every }] = found;
  const count: number = ownCount > 0 ? ownCount : every;
  if (count === 0) return 0;

  const { rows: indexes } = await client.query<{ name: string; definition: string }>(OTHER_INDEXES, [table]);
  const { rows: columns } = await client.query<{ name: string; type: string }>(WRITTEN_COLUMNS, [table]);
  const written = columns.filter(({ name }) => name !== 'business_id' && name !== 'environment');
  // Foreign keys and row-level security are off; sorting the rows of the new indexes needs more memory than usual.
  await client.query(
    `set session_replication_role = replica; set row_security = off; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
  );
  await client.query(`create temp table source as select * from ${table} ${ownCount > 0 ? `where ${own}` : ''}`);
  const { rows: keys } = await client.query<{ table: string; name: string }>(REFERRING_KEYS, [table]);
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint "${key.name}"`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await client.query(`delete from ${table} where ${own}`);
  await client.query(`alter table ${table} set unlogged`);
  await client.query(
    `insert into ${table} (business_id, environment, ${written.map(({ name }) => `"${name}"`).join(', ')})
     select '${businessId}', '${environment}', ${written.map((column) => copiedValue(record, column)).join(', ')}
     from (select source.*, copy_number, ${CREATED(rows)} as row_created
           from generate_series(1, ${rows}) copy_number
           join (select *, row_number() over () as source_number from source) source on source_number = 1 + copy_number % ${count}) copies`,
  );
  // Values computed from copied columns repeat: unique indexes become ordinary ones, which are read in the same way.
  for (const { definition } of indexes) await client.query(definition.replace('UNIQUE ', ''));
  // No trigger has run for the rows: search would find none of them.
  if (record.search.length > 0) await client.query('select fill_search_entries($1::regclass)', [table]);
  await client.query(`vacuum (analyze) ${table}`);
  return count;
}
