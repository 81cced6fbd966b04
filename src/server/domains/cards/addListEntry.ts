import { v7 as uuidv7 } from 'uuid';
import type { FraudIpForm } from '#contract/generated/forms.ts';
import { type ApiError, fieldError } from '../../core/errors/ApiError.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { fraud_list_entries } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { listValue } from './listValue.ts';

type Entry = typeof fraud_list_entries.$inferSelect;

function refused(code: string, message: string): ApiError {
  return fieldError('value', message, code);
}

/**
 * `fraud_lists.add`: adds an entry to the list that the action sets. Throws API_VALIDATION_ERROR when the value is invalid
 * for that list, or is already on it or on its counterpart.
 * Rule fraud.one-list.
 */
export async function addListEntry(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, action, now } = context;
  const { scope, user } = session;
  const { value = '', note } = context.input as Partial<FraudIpForm>;
  const set = action.set as Pick<Entry, 'list' | 'action'>;
  const kept = listValue(set.list, value);
  if (kept === undefined) throw refused(set.list === 'CARD_NUMBER' ? 'card_number' : 'format_ip_range', 'is invalid');
  const recordId = uuidv7({ msecs: now.getTime() });
  const added = await transaction
    .insert(fraud_list_entries)
    .values({
      ...scopeColumns(scope),
      id: recordId,
      created: now,
      updated: now,
      status: 'ACTIVE',
      list: set.list,
      action: set.action,
      ...kept,
      note: note ?? null,
      created_by: user.email,
    })
    .onConflictDoNothing()
    .returning({ id: fraud_list_entries.id });
  if (added.length === 0) throw refused('duplicate', 'belongs to another record');
  const after = { list: set.list, action: set.action, shown: kept.shown, note: note ?? null };
  return { recordId, activity: 'RECORD_CREATED', before: {}, after };
}
