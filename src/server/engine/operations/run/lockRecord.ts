import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { fixedConditions, isRecordInScope } from '../../resources/statements/recordConditions.ts';
import { recordTable } from '../../resources/statements/recordTable.ts';

/** The record of an action. */
export interface ActionTarget {
  readonly access: Pick<ResourceAccess, 'record' | 'where'>;
  readonly action: ActionDeclaration;
  readonly scope: BusinessScope;
  /** UUID of the record. */
  readonly recordId: string;
}

function whetherHolds({ access, action, scope, recordId }: ActionTarget): SQL {
  const { record, where } = access;
  const { table } = recordTable(record);
  const condition = and(...fixedConditions(record, action.when ?? {})) ?? sql`true`;
  const ours = and(isRecordInScope(record, scope, recordId), ...fixedConditions(record, where));
  return sql`select ${condition} as holds from ${table} where ${ours}`;
}

/**
 * Whether the action's `when` matches the record; `undefined` when the resource has no such record in the scope. Does not
 * lock the record.
 */
export async function isOpenForRecord(
  transaction: BusinessTransaction,
  target: ActionTarget,
): Promise<boolean | undefined> {
  const found = await transaction.execute<{ holds: boolean }>(whetherHolds(target));
  return found.rows[0]?.holds;
}

/**
 * Like `isOpenForRecord`, but locks the record until the transaction ends. A read-only view has nothing to lock: an
 * operation on it locks the record that it changes.
 */
export async function lockRecord(transaction: BusinessTransaction, target: ActionTarget): Promise<boolean | undefined> {
  const { appendOnly, view } = target.access.record;
  if (appendOnly || view) return isOpenForRecord(transaction, target);
  const locked = await transaction.execute<{ holds: boolean }>(sql`${whetherHolds(target)} for update`);
  return locked.rows[0]?.holds;
}
