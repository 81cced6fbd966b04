import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';

/** The columns of a new row of the business. */
export function newRow({ session, now }: Pick<OperationContext, 'session' | 'now'>) {
  return { ...scopeColumns(session.scope), id: uuidv7({ msecs: now.getTime() }), created: now, updated: now };
}
