import { ApiError } from '../../../core/errors/ApiError.ts';
import { maySend } from '../../../core/ledger/maySend.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { payout_links, payouts } from '../../../database/schema/index.ts';

export type Payout = typeof payouts.$inferSelect;

/** The state of a payout for its recipient. open: an account can be named. paused: its business may not send money. */
export type ClaimState = 'open' | 'paused' | 'checking' | 'sending' | 'completed' | 'expired' | 'voided';

const STATES: Readonly<Record<Payout['status'], ClaimState>> = {
  // Its link was not mailed yet.
  NEEDS_APPROVAL: 'voided',
  PENDING: 'open',
  VERIFYING: 'checking',
  CLAIMED: 'sending',
  COMPLETED: 'completed',
  FAILED: 'open',
  EXPIRED: 'expired',
  VOIDED: 'voided',
};

/** The state at a moment: after its time a payout is expired, also before the worker has stored that. */
export function claimState({ status, expires }: Pick<Payout, 'status' | 'expires'>, now: Date): ClaimState {
  const state = STATES[status];
  return state === 'open' && expires <= now ? 'expired' : state;
}

/** Reads a payout with its state for the recipient; one of a cancelled batch is void. `undefined` when it does not exist. */
export async function readClaim(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  recordId: string,
  now: Date,
  lock: boolean,
): Promise<{ readonly payout: Payout; readonly state: ClaimState } | undefined> {
  const query = transaction
    .select()
    .from(payouts)
    .where(isRecord(payouts, scope, recordId));
  const [payout] = await (lock ? query.for('update') : query);
  if (payout === undefined) return undefined;
  const state = claimState(payout, now);
  if (state !== 'open') return { payout, state };
  if (!(await maySend(transaction, scope))) return { payout, state: 'paused' };
  if (payout.payout_link_id === null) return { payout, state };
  const [batch] = await transaction
    .select({ status: payout_links.status })
    .from(payout_links)
    .where(isRecord(payout_links, scope, payout.payout_link_id));
  return { payout, state: batch?.status === 'CANCELLED' ? 'voided' : state };
}

/** The error of a claim that comes too late. */
export function notClaimable(): ApiError {
  return new ApiError(
    'NOT_CLAIMABLE_ERROR',
    'This payout was claimed already, voided, or has expired, or its business cannot send money at the moment.',
  );
}
