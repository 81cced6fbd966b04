import { declaredEvent } from '#contract/reviews.ts';
import type { RecordContext } from '../../operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../operations/records/changeRecord.ts';
import type { OpenAction } from '../../operations/request/actionRequest.ts';
import { logChange } from '../../operations/run/runAction.ts';

/**
 * Causes the event that the action declares for its first draft (`drafts`), if the locked record is in a state from which it
 * can happen.
 * Rule forms.shared-drafts.
 */
export async function beginDraft(context: RecordContext, { access, action }: OpenAction): Promise<void> {
  if (action.drafts === undefined) return;
  const { transaction, session, origin, record, recordId, now } = context;
  const { field = 'status', from = [], to } = declaredEvent(record.name, action.drafts).event;
  const row = await currentRow(context);
  if (!from.includes(String(row[field]))) return;
  const outcome = await changeColumns(context, row, { [field]: to });
  const begun = { access, action: { ...action, event: action.drafts }, session, origin, input: {}, now };
  await logChange(transaction, begun, recordId, outcome);
}
