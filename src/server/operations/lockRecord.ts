import { and, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import type { BusinessScope, BusinessTransaction } from '../db/inBusiness.ts';
import { holds } from '../resources/conditions.ts';
import { recordTable } from '../resources/recordTable.ts';

/** The record that an action is about to be done to. */
export interface LockTarget {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  readonly scope: BusinessScope;
  /** UUID of the record. */
  readonly recordId: string;
}

/**
 * Locks the record for the rest of the transaction and tells whether the action's `when` holds for it; `undefined` when
 * the resource has no such record in the scope.
 */
export async function lockRecord(
  transaction: BusinessTransaction,
  { access, action, scope, recordId }: LockTarget,
): Promise<boolean | undefined> {
  const { record, where } = access;
  const { table, column } = recordTable(record);
  const condition = and(...holds(record, action.when ?? {})) ?? sql`true`;
  const ours = and(
    sql`${column('business_id')} = ${scope.businessId}::uuid`,
    sql`${column('environment')} = ${scope.environment}`,
    sql`${column('id')} = ${recordId}::uuid`,
    ...holds(record, where),
  );
  const locked = await transaction.execute<{ holds: boolean }>(
    sql`select ${condition} as holds from ${table} where ${ours} for update`,
  );
  return locked.rows[0]?.holds;
}
