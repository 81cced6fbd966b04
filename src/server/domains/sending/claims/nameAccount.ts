import type { ClaimRequest } from '#contract/generated/api.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { hasHiddenCharacters } from '#contract/text/hiddenCharacters.ts';
import { loadBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { readBusinessTime } from '../../../core/clock/businessTime.ts';
import { ApiError, notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { payouts } from '../../../database/schema/index.ts';
import { once } from '../../../engine/operations/request/idempotency.ts';
import { queueVerification } from '../../bankAccounts/queueVerification.ts';
import { type Addressed, findAddressed } from '../../payer/findPayerAddress.ts';
import { notClaimable, readClaim } from './claimable.ts';
import { recipientBank } from './recipientBanks.ts';

async function name(
  transaction: BusinessTransaction,
  services: Pick<Services, 'config'>,
  { scope, recordId }: Addressed,
  request: ClaimRequest,
  now: Date,
): Promise<void> {
  // A second claim waits here for the first, and finds the payout claimed.
  const claim = await readClaim(transaction, scope, recordId, now, true);
  if (claim === undefined) throw notFound();
  const { payout, state } = claim;
  if (state !== 'open') throw notClaimable();
  const { country } = await loadBusiness(transaction, services.config, scope);
  const bank = recipientBank(country, request.bank);
  if (bank === undefined) {
    const errors = [{ field: 'bank', message: 'is not a bank or wallet of this country', code: 'invalid' }];
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', errors);
  }
  const { account_number, account_name } = request;
  if (hasHiddenCharacters(account_name)) {
    const errors = [{ field: 'account_name', message: 'contains hidden characters', code: 'hidden_characters' }];
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', errors);
  }
  const status = 'VERIFYING' as const;
  await transaction
    .update(payouts)
    .set({
      status,
      bank,
      account_number,
      account_name: account_name.trim(),
      rejected_reason: null,
      failure_code: null,
      updated: now,
    })
    .where(isRecord(payouts, scope, recordId));
  const id = formatRecordId('pout', recordId);
  const change = { before: { status: payout.status }, after: { status } };
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', type: 'payout', id, ...change }, now);
  await queueVerification(transaction, scope, { record: 'payout', recordId }, now);
}

/**
 * Names the account that a payout goes to, once for each request: the bank verifies it, and then the payout is sent. Throws
 * DATA_NOT_FOUND_ERROR, NOT_CLAIMABLE_ERROR, and API_VALIDATION_ERROR for a bank of another country.
 * Rule sending.payout-claim-page, sending.payout-claimed.
 */
export async function nameAccount(services: Services, token: string, request: ClaimRequest): Promise<void> {
  const addressed = await findAddressed(services, token, ['payouts']);
  const { scope, recordId } = addressed;
  await inBusiness(services.pool, scope, async (transaction) => {
    const now = await readBusinessTime(transaction, scope, services.realTime());
    const write = { scope, userId: recordId, key: request.checkout, request, now };
    return once(transaction, write, async () => {
      await name(transaction, services, addressed, request, now);
      return {};
    });
  });
}
