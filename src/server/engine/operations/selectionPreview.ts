import { sql } from 'drizzle-orm';
import type { ActionPreview } from '#contract/generated/api.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { forgetPosted, postedLines } from '../../core/ledger/postJournal.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { ActionRun } from './ActionRun.ts';
import { previewOfLines } from './actionPreview.ts';
import { runOnRecord } from './runAction.ts';

/** Most records of one preview: each of them is done and rolled back. */
export const MOST_PREVIEWED = 200;

/** Does the action to one record. Answers whether money moved; a refused record leaves nothing behind. */
async function moves(transaction: BusinessTransaction, run: ActionRun, recordId: string): Promise<boolean> {
  const before = postedLines(transaction).length;
  await transaction.execute(sql`savepoint previewed_record`);
  try {
    await runOnRecord(transaction, run, recordId);
    await transaction.execute(sql`release savepoint previewed_record`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await transaction.execute(sql`rollback to savepoint previewed_record`);
    forgetPosted(transaction, before);
  }
  return postedLines(transaction).length > before;
}

/**
 * What an action would do to the selected records: it is done to one after the other, as the job does it, and rolled back.
 * Throws SELECTION_TOO_LARGE_ERROR for more than MOST_PREVIEWED.
 */
export async function selectionPreview(
  transaction: BusinessTransaction,
  run: ActionRun,
  recordIds: readonly string[],
): Promise<ActionPreview> {
  if (recordIds.length > MOST_PREVIEWED) {
    throw new ApiError(
      'SELECTION_TOO_LARGE_ERROR',
      `At most ${MOST_PREVIEWED} records that move money can be processed at once. Narrow the selection.`,
    );
  }
  const before = postedLines(transaction).length;
  await transaction.execute(sql`savepoint previewed_selection`);
  let records = 0;
  for (const recordId of recordIds) records += (await moves(transaction, run, recordId)) ? 1 : 0;
  const preview = await previewOfLines(transaction, run, { records, skipped: recordIds.length - records });
  await transaction.execute(sql`rollback to savepoint previewed_selection`);
  forgetPosted(transaction, before);
  return preview;
}

/** Refuses a selection that was agreed to by figures that have changed since. Throws PREVIEW_CHANGED_ERROR. */
export async function requireAgreedSelection(
  transaction: BusinessTransaction,
  run: ActionRun,
  recordIds: readonly string[],
): Promise<void> {
  if (run.preview === undefined) return;
  const { version } = await selectionPreview(transaction, run, recordIds);
  if (version === run.preview) return;
  throw new ApiError(
    'PREVIEW_CHANGED_ERROR',
    'The result of this action has changed since the preview. Preview it again.',
  );
}
