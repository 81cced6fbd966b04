import { ApiError } from '../../../core/errors/ApiError.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { payouts } from '../../../database/schema/index.ts';
import { notAvailable } from '../../../engine/operations/operation/notAvailable.ts';
import type {
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../../engine/operations/operation/operation.ts';
import { changeColumns } from '../../../engine/operations/records/changeRecord.ts';
import { readClaim } from './claimable.ts';
import { mailRecipient, payoutBusiness } from './mailRecipient.ts';

/** Throws TOO_MANY_REQUESTS when the link was mailed a moment ago, or as often as config/limits.yaml allows. */
function requireMailable(
  { brand, now }: OperationContext,
  { link_sent: sent, link_mails: mails }: { readonly link_sent: Date | null; readonly link_mails: number | null },
): void {
  const { resend_seconds, payout_mails } = brand.config.limits.value.mailed_links;
  const wait = sent === null ? 0 : Math.ceil((sent.getTime() + resend_seconds * 1000 - now.getTime()) / 1000);
  if (wait > 0) throw new ApiError('TOO_MANY_REQUESTS', 'This link was mailed recently.', [], wait);
  if ((mails ?? 0) < payout_mails) return;
  throw new ApiError(
    'TOO_MANY_MAILS_ERROR',
    `This link was mailed ${payout_mails} times. Copy it and send it yourself.`,
  );
}

/**
 * Mails the link of a payout to its recipient again. Throws TOO_MANY_REQUESTS shortly after the last mail, and
 * TOO_MANY_MAILS_ERROR after the last one that is allowed.
 * Rule sending.payout-mails.
 */
export async function resendPayout(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const claim = await readClaim(transaction, session.scope, recordId, now, false);
  if (claim?.state !== 'open') throw notAvailable();
  const { payout } = claim;
  requireMailable(context, payout);
  await mailRecipient(transaction, 'payout', payout, payoutBusiness(context), now);
  return changeColumns(context, payout, { link_sent: now, link_mails: (payout.link_mails ?? 0) + 1 });
}

/** Mails the link of a payout that was created. */
export async function mailNewPayout(context: OperationContext, recordId: string): Promise<void> {
  const { transaction, session, now } = context;
  const [payout] = await transaction
    .select()
    .from(payouts)
    .where(isRecord(payouts, session.scope, recordId));
  if (payout === undefined) throw new Error('Created payout not found');
  await mailRecipient(transaction, 'payout', payout, payoutBusiness(context), now);
}
