import { actionBlocks } from '#compiler/resolve/fields/recordView.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { blockReason } from '../../resources/statements/computeValues.ts';
import type { ActionTarget } from './lockRecord.ts';
import { recordScope } from './recordScope.ts';

/** Whether one of the action's `blocked` rules matches a locked record. Rule actions.blocked-with-note. */
export async function isBlocked(transaction: BusinessTransaction, target: ActionTarget, now: Date): Promise<boolean> {
  const [blocks] = actionBlocks([target.action], target.access.record);
  if (blocks === undefined) return false;
  const fields = blocks.rules.flatMap(({ when }) => when?.fields ?? []);
  const scope = await recordScope(transaction, target, fields, now);
  return scope === undefined || blockReason(blocks, scope) !== undefined;
}
