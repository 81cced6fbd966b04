import { and, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { ToDoAccess } from '#compiler/resolve/screens/BlockAccess.ts';
import type { ToDoAnswer } from '#contract/generated/api.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import { scopeValues } from '../../engine/resources/statements/conditions.ts';
import { fixedConditions, scopeConditions } from '../../engine/resources/statements/recordConditions.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import type { Row } from '../../engine/resources/statements/selection.ts';
import { type BoundQuery, bind, statementFor } from '../../engine/resources/statements/statement.ts';
import { readMoment } from '../../engine/resources/statements/writeCell.ts';

/** Records of an item that are counted at most; there are more is said then. */
const MOST = 100;

/** A query for one row: the number of records, at most one more than are counted, and the earliest time. */
function itemStatement({ record, where, due }: ToDoAccess, scope: BusinessScope): BoundQuery {
  const shape = `to do|${record.name}|${due}|${JSON.stringify(where)}`;
  const statement = statementFor(shape, () => {
    const { table, column } = recordTable(record);
    const time = due === undefined ? sql`null` : column(due);
    const these = and(...scopeConditions(record), ...fixedConditions(record, where));
    return sql`select count(*)::text, min(time)::text from (
      select ${time} as time from ${table} where ${these} ${due === undefined ? sql`` : sql`order by ${time}`} limit ${sql.raw(String(MOST + 1))}
    ) as waiting`;
  });
  return bind(statement, scopeValues(scope));
}

/** What of these waits, in one round trip. Items of which nothing waits are left out. Rule home.to-do. */
export async function readToDo(pool: Pool, scope: BusinessScope, items: readonly ToDoAccess[]): Promise<ToDoAnswer> {
  const results = await readInBusiness(
    pool,
    scope,
    items.map((item) => itemStatement(item, scope)),
  );
  const waiting: ToDoAnswer['items'] = {};
  for (const [index, { id, record, due }] of items.entries()) {
    const [count, time] = (results[index]?.rows[0] ?? []) as Row;
    const found = Number(count ?? 0);
    if (found === 0) continue;
    const isDay = due !== undefined && record.fields[due]?.kind === 'date';
    const earliest = time == null ? undefined : isDay ? time : readMoment(time).toISOString();
    waiting[id] = {
      count: Math.min(found, MOST),
      capped: found > MOST,
      ...(earliest !== undefined && { due: earliest }),
    };
  }
  return { items: waiting };
}
