import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { lastFourColumnName, searchColumnName } from './schema/columns.ts';

/** An index that a record schema declares. */
interface DeclaredIndex {
  readonly name: string;
  readonly table: string;
  /** As printed by PostgreSQL: `created DESC`. */
  readonly keys: readonly string[];
}

/** An index of the database. */
interface FoundIndex {
  readonly name: string;
  /** As a CREATE INDEX statement. */
  readonly definition: string;
  /** False when its creation was interrupted: PostgreSQL does not use it. */
  readonly valid: boolean;
}

/** A declared index that the database lacks. */
export interface MissingIndex {
  readonly name: string;
  readonly table: string;
  /** The SQL that creates it without locking the table against writes. */
  readonly command: string;
}

/** The indexes of list tables: those that sorts, filters and lookups of `config` may need (`npm run check`). */
function declaredBy({ table, view, indexes, lookup, lastFour }: RecordSchema): DeclaredIndex[] {
  if (view) return [];
  const declare = (fields: readonly string[], keys: readonly string[]): DeclaredIndex => ({
    name: `${[table, ...fields].join('_')}_idx`,
    table,
    keys: ['business_id', 'environment', ...keys],
  });
  return [
    ...indexes.map((fields) => declare(fields, [...fields.map((field) => `${field} DESC`), 'id DESC'])),
    ...lookup.map(searchColumnName).map((column) => declare([column], [column])),
    ...lastFour.map(lastFourColumnName).map((column) => declare([column], [column])),
  ];
}

/** Whether an existing index has the same keys in the same order and covers all rows; its name does not matter. */
function serves({ table, keys }: DeclaredIndex, { definition, valid }: FoundIndex): boolean {
  const tail = ` ON public.${table} USING btree (${keys.join(', ')})`;
  return valid && definition.replaceAll('"', '').endsWith(tail);
}

function commandFor({ name, table, keys }: DeclaredIndex, found: readonly FoundIndex[]): string {
  const columns = keys.map((key) => key.replace(/^\w+/, '"$&"')).join(', ');
  const create = `CREATE INDEX CONCURRENTLY "${name}" ON "${table}" (${columns});`;
  const isTaken = found.some((index) => index.name === name);
  return isTaken ? `DROP INDEX CONCURRENTLY "${name}"; ${create}` : create;
}

/** The indexes that record schemas declare and that the database lacks or cannot use. */
export async function findMissingIndexes(pool: Pool, records: Iterable<RecordSchema>): Promise<MissingIndex[]> {
  const { rows: found } = await pool.query<FoundIndex>(
    `select x.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisvalid as valid
     from pg_index i join pg_class x on x.oid = i.indexrelid
     where x.relnamespace = 'public'::regnamespace`,
  );
  return [...records]
    .flatMap(declaredBy)
    .filter((declared) => !found.some((index) => serves(declared, index)))
    .map((declared) => ({ name: declared.name, table: declared.table, command: commandFor(declared, found) }));
}

/** Logs one warning for each missing index, with the SQL that creates it. */
export async function warnOfMissingIndexes(
  pool: Pool,
  records: Iterable<RecordSchema>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const { name, table, command } of await findMissingIndexes(pool, records)) {
    log.warn(
      { index: name, table },
      `The database has no usable index ${name}; lists of ${table} may be slow. Create it: ${command}`,
    );
  }
}
