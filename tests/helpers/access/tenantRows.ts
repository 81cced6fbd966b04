import type { Pool } from 'pg';
import type { Environment } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { readInBusiness } from '#server/database/inBusiness.ts';

/** The business and environment of a record. */
export interface Owner {
  readonly business: string;
  readonly environment: Environment;
}

/** A record that a test requests. */
export interface SampleRow extends Owner {
  /** UUID. */
  readonly id: string;
}

/** Whose each record and business id of the database is, and a few of each table by business and environment. */
export interface TenantRows {
  /** By the 32 digits of the id. Several businesses may have the same id: the demo makes ids from the same numbers. */
  readonly owners: ReadonlyMap<string, readonly Owner[]>;
  /** By the record's name; of what is put together of other tables, all. */
  readonly samples: ReadonlyMap<string, readonly SampleRow[]>;
}

const SAMPLES = 3;

/** What each business reads of a record that is put together of other tables: none of it is there without a business. */
async function readView(pool: Pool, view: string, owners: readonly Owner[]): Promise<SampleRow[]> {
  const found: SampleRow[] = [];
  for (const owner of owners) {
    const scope = { businessId: owner.business, environment: owner.environment };
    const [result] = await readInBusiness(pool, scope, [{ text: `select id from ${view}`, values: [] }]);
    for (const { id } of result?.rows ?? []) found.push({ ...owner, id });
  }
  return found;
}

/** Reads whose every record is, past row-level security. */
export async function readTenantRows(pool: Pool, records: Iterable<RecordSchema>): Promise<TenantRows> {
  const owners = new Map<string, Owner[]>();
  const samples = new Map<string, SampleRow[]>();
  const { rows: businesses } = await pool.query<{ id: string }>('select business_id as id from businesses');
  const scopes: Owner[] = [];
  for (const { id } of businesses) {
    const both = (['PRODUCTION', 'DEVELOPMENT'] as const).map((environment) => ({ business: id, environment }));
    owners.set(id.replaceAll('-', ''), both);
    scopes.push(...both);
  }
  for (const { name, table, view } of records) {
    if (view) {
      samples.set(name, await readView(pool, table, scopes));
      continue;
    }
    const { rows } = await pool.query<SampleRow & { place: string }>(
      `select business_id as business, environment, id,
         row_number() over (partition by business_id, environment order by created desc) as place from ${table}`,
    );
    samples.set(
      name,
      rows.filter(({ place }) => Number(place) <= SAMPLES),
    );
    for (const { id, business, environment } of rows) {
      const digits = id.replaceAll('-', '');
      owners.set(digits, [...(owners.get(digits) ?? []), { business, environment }]);
    }
  }
  // An account below a platform may read which active split rules its platform has, and those of no other.
  // Rule platform.splits-use.
  const { rows: shared } = await pool.query<SampleRow>(
    `select r.id, b.business_id as business, r.environment from split_rules r
     join businesses b on b.master_business_id = r.business_id where r.status = 'ACTIVE'`,
  );
  for (const { id, business, environment } of shared) {
    const digits = id.replaceAll('-', '');
    owners.set(digits, [...(owners.get(digits) ?? []), { business, environment }]);
  }
  return { owners, samples };
}

/** The ids of others' records in a text, with their prefix; without those that `request` names. */
export function foreignIds(text: string, owners: TenantRows['owners'], own: Owner, request: string): string[] {
  const found: string[] = [];
  for (const [id, digits = ''] of text.matchAll(/[a-z]+_([0-9a-f]{32})/g)) {
    const of = owners.get(digits);
    if (of === undefined || request.includes(digits)) continue;
    const isOwn = of.some(({ business, environment }) => business === own.business && environment === own.environment);
    if (!isOwn) found.push(id);
  }
  return found;
}
