import { and, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import { inBusiness, readInBusiness } from '../../../database/inBusiness.ts';
import { scopeValues } from '../../resources/statements/conditions.ts';
import { scopeConditions } from '../../resources/statements/recordConditions.ts';
import { recordTable } from '../../resources/statements/recordTable.ts';
import type { ApiRecord } from '../../resources/statements/selection.ts';
import { bind, statementFor } from '../../resources/statements/statement.ts';
import type { EngineServices } from '../operation/operation.ts';

/**
 * The list's create actions that are unavailable because the business already has its one record (`x-singleton`).
 * Rule actions.offered-as-accepted.
 */
export async function unavailableActions(
  { pool, operationHandler }: Pick<EngineServices, 'pool' | 'operationHandler'>,
  { scope }: ActingPerson,
  { record, actions }: ResourceAccess,
): Promise<string[]> {
  const makers = actions.filter(({ scope: on, run }) => on === 'list' && operationHandler(run)?.kind === 'list');
  if (!record.singleton || makers.length === 0) return [];
  const statement = statementFor(`singleton|${record.name}`, () => {
    const { table } = recordTable(record);
    return sql`select 1 from ${table} where ${and(...scopeConditions(record))} limit 1`;
  });
  const [found] = await readInBusiness(pool, scope, [bind(statement, scopeValues(scope))]);
  return (found?.rows.length ?? 0) > 0 ? makers.map(({ id }) => id) : [];
}

/** Removes file actions that the user may not use from each record's `can`. */
export async function withdrawFiles(
  { pool, operationHandler }: Pick<EngineServices, 'pool' | 'operationHandler'>,
  session: ActingPerson,
  { record: { idPrefix }, actions }: ResourceAccess,
  records: readonly ApiRecord[],
): Promise<void> {
  for (const { id: action, run } of actions) {
    const handler = operationHandler(run);
    if (handler?.kind !== 'file' || handler.offeredFor === undefined) continue;
    const { offeredFor } = handler;
    const offered = records.filter(({ can }) => Array.isArray(can) && can.includes(action));
    const recordIds = offered.flatMap(({ id }) => parseRecordId(idPrefix, String(id)) ?? []);
    if (recordIds.length === 0) continue;
    const kept = await inBusiness(pool, session.scope, (transaction) =>
      offeredFor({ transaction, session, recordIds }),
    );
    const shown = new Set([...kept].map((id) => formatRecordId(idPrefix, id)));
    for (const record of offered) {
      if (shown.has(String(record.id)) || !Array.isArray(record.can)) continue;
      record.can = record.can.filter((id) => id !== action);
    }
  }
}
