import { and, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { RecordAlert } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import { scopeValues } from './statements/conditions.ts';
import { fixedConditions, scopeConditions } from './statements/recordConditions.ts';
import { recordTable } from './statements/recordTable.ts';
import { type BoundQuery, bind, statementFor } from './statements/statement.ts';

/** Query for another record with the same value in a field; the value stays in the database. */
function alertQuery(
  { name, record }: ResourceAccess,
  other: ResourceAccess,
  { match: by, of, where = {} }: RecordAlert,
  scope: BusinessScope,
  id: string,
): BoundQuery {
  const shape = `alert|${name}|${of}|${other.name}|${by}|${JSON.stringify([other.where, where])}`;
  const statement = statementFor(shape, () => {
    const own = recordTable(record);
    const theirs = recordTable(other.record);
    const value = sql`(select ${own.column(of)} from ${own.table} where ${and(
      ...scopeConditions(record),
      sql`${own.column('id')} = ${sql.placeholder('id')}::uuid`,
    )})`;
    const matches = and(
      ...scopeConditions(other.record),
      sql`${theirs.column(by)} = ${value}`,
      ...fixedConditions(other.record, other.where),
      ...fixedConditions(other.record, where),
    );
    return sql`select ${theirs.column('id')} from ${theirs.table} where ${matches} limit 1`;
  });
  return bind(statement, { ...scopeValues(scope), id });
}

/** The ids of the records that cause a record's notices, by notice id. `id`: without its prefix. */
export async function readAlerts(
  pool: Pool,
  scope: BusinessScope,
  resources: Resolution['access'],
  access: ResourceAccess,
  id: string,
): Promise<Record<string, string> | undefined> {
  const open = access.alerts.flatMap((alert) => {
    const other = resources.get(alert.resource);
    return other === undefined ? [] : [{ alert, other }];
  });
  if (open.length === 0) return undefined;
  const queries = open.map(({ alert, other }) => alertQuery(access, other, alert, scope, id));
  const results = await readInBusiness(pool, scope, queries);
  const found: Record<string, string> = {};
  for (const [index, { alert, other }] of open.entries()) {
    const cell = results[index]?.rows[0]?.[0];
    if (typeof cell === 'string') found[alert.id] = formatRecordId(other.record.idPrefix, cell);
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
