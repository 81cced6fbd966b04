import { sql } from 'drizzle-orm';
import type { ActionPreview } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { forgetPosted, postedLines } from '../../../core/ledger/postJournal.ts';
import type { ConnectedTransaction } from '../../../database/inBusiness.ts';
import { settleLater } from '../../../database/sendLater.ts';
import type { ActionRun } from '../run/ActionRun.ts';
import { runOnRecord } from '../run/runAction.ts';
import { previewOfLines } from './actionPreview.ts';

/**
 * Maximum number of records in one preview, because each is processed and rolled back.
 * Rule actions.preview-of-selection.
 */
export const MAX_PREVIEWED = 200;

/** Runs the action on one record. Returns whether money moved; an error leaves nothing behind. */
async function moves(transaction: ConnectedTransaction, run: ActionRun, recordId: string): Promise<boolean> {
  const before = postedLines(transaction).length;
  await transaction.execute(sql`savepoint previewed_record`);
  try {
    await runOnRecord(transaction, run, recordId);
    await settleLater(transaction);
    await transaction.execute(sql`release savepoint previewed_record`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await settleLater(transaction);
    await transaction.execute(sql`rollback to savepoint previewed_record`);
    forgetPosted(transaction, before);
  }
  return postedLines(transaction).length > before;
}

/**
 * Preview of an action on selected records: runs it on each, like the job, and rolls back. Throws SELECTION_TOO_LARGE_ERROR
 * for more than MAX_PREVIEWED.
 */
export async function selectionPreview(
  transaction: ConnectedTransaction,
  run: ActionRun,
  recordIds: readonly string[],
): Promise<ActionPreview> {
  if (recordIds.length > MAX_PREVIEWED) {
    throw new ApiError(
      'SELECTION_TOO_LARGE_ERROR',
      `At most ${MAX_PREVIEWED} records that move money can be processed at once. Narrow the selection.`,
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

/** Throws PREVIEW_CHANGED_ERROR when the figures have changed since the user accepted them. */
export async function requireAgreedSelection(
  transaction: ConnectedTransaction,
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
