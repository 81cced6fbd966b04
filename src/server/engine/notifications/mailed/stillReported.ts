import { sql } from 'drizzle-orm';
import { notifiedEvents } from '#contract/transitions.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { NotificationRow } from '../centre/readNotifications.ts';

/** The states of a table's field that a kind of notification reports. */
interface ReportedStates {
  readonly table: string;
  readonly field: string;
  readonly states: readonly string[];
}

/** The states that a kind of notification reports, by the table and field that have them. */
function reportedStates(kind: string): Map<string, ReportedStates> {
  const places = new Map<string, ReportedStates>();
  for (const { kind: reported, table, field, to } of notifiedEvents()) {
    if (reported !== kind) continue;
    const place = places.get(`${table} ${field}`) ?? { table, field, states: [] };
    places.set(`${table} ${field}`, { ...place, states: [...place.states, to] });
  }
  return places;
}

/** A notification, and the email address of the person who made its record where that is known, in lower case. */
export interface ReportedRow extends NotificationRow {
  readonly madeBy?: string | undefined;
}

/**
 * The notifications whose record still has the state that they report, such as those of what is not approved yet. `except`
 * is the field of the records with the email address of the person who made them.
 */
export async function stillReported(
  transaction: Pick<BusinessTransaction, 'execute'>,
  rows: readonly NotificationRow[],
  except: string | undefined,
): Promise<ReportedRow[]> {
  const kept = new Map<string, string | undefined>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const own = rows.filter((row) => row.kind === kind);
    const places = reportedStates(kind);
    if (places.size === 0) for (const { id } of own) kept.set(id, undefined);
    for (const { table, field, states } of places.values()) {
      const ids = own.flatMap(({ record_id }) => record_id ?? []);
      const by = except === undefined ? sql`null` : sql`lower(${sql.identifier(except)})`;
      const { rows: found } = await transaction.execute<{ id: string; by: string | null }>(
        sql`select id, ${by} as by from ${sql.identifier(table)}
            where id = any(${sql.param(ids)}::uuid[]) and ${sql.identifier(field)} = any(${sql.param(states)}::text[])`,
      );
      const still = new Map(found.map(({ id, by }) => [id, by ?? undefined]));
      for (const { id, record_id } of own) {
        if (record_id !== null && still.has(record_id)) kept.set(id, still.get(record_id));
      }
    }
  }
  return rows.filter(({ id }) => kept.has(id)).map((row) => ({ ...row, madeBy: kept.get(row.id) }));
}
