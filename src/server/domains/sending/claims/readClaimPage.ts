import { businessTimeZone } from '#contract/dates/zoneTable.ts';
import type { Country } from '#contract/generated/config.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { readBusinessTime } from '../../../core/clock/businessTime.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import { newCheckout } from '../../payer/checkout.ts';
import { findAddressed } from '../../payer/findPayerAddress.ts';
import type { PayerLook } from '../../payer/PayerLook.ts';
import { readPayee } from '../../payer/readPayerPage.ts';
import { type ClaimState, type Payout, readClaim } from './claimable.ts';
import { type RecipientBanks, recipientBanks } from './recipientBanks.ts';

/** A payout as its recipient sees it: no ids, no e-mail addresses, and of the account its last digits. */
export interface ClaimView extends RecipientBanks {
  readonly state: ClaimState;
  readonly businessName: string;
  readonly description: string | null;
  readonly reference: string;
  /** Decimal string of major units. */
  readonly amount: string;
  readonly currency: string;
  readonly expires: Date;
  readonly completed: Date | null;
  readonly account: { readonly bank: string; readonly ending: string } | undefined;
  readonly rejectedReason: Payout['rejected_reason'];
  readonly errorCode: Payout['failure_code'];
  readonly testMode: boolean;
  /** Names one claim in its request and its retries; null unless it is open. */
  readonly checkout: string | null;
}

/** A claim page: what the recipient sees, and what it is drawn with. */
export interface ClaimPage {
  readonly view: ClaimView;
  readonly brand: string;
  readonly country: Country;
  readonly timeZone: string;
  /** undefined: the business has no checkout settings. */
  readonly look: PayerLook | undefined;
}

/**
 * Reads what the recipient of a payout's address sees. Throws DATA_NOT_FOUND_ERROR.
 * Rule sending.payout-claim-page.
 */
export async function readClaimPage(
  services: Pick<Services, 'database' | 'pool' | 'realTime'>,
  token: string,
): Promise<ClaimPage> {
  const addressed = await findAddressed(services, token, ['payouts']);
  return inBusiness(services.pool, addressed.scope, async (transaction) => {
    const now = await readBusinessTime(transaction, addressed.scope, services.realTime());
    const claim = await readClaim(transaction, addressed.scope, addressed.recordId, now, false);
    if (claim === undefined) throw notFound();
    const { payout, state } = claim;
    const { business, look } = await readPayee(transaction, addressed);
    const { country } = business;
    const { bank, account_number } = payout;
    const view: ClaimView = {
      state,
      businessName: business.name,
      description: payout.description,
      reference: payout.external_id,
      amount: toDecimal(payout.amount, payout.currency),
      currency: payout.currency,
      expires: payout.expires,
      completed: payout.completed,
      account: bank === null || account_number === null ? undefined : { bank, ending: account_number.slice(-4) },
      rejectedReason: payout.rejected_reason,
      errorCode: payout.failure_code,
      testMode: addressed.scope.environment === 'DEVELOPMENT',
      checkout: state === 'open' ? newCheckout(now) : null,
      ...recipientBanks(country),
    };
    const timeZone = businessTimeZone(business.time_zone, country);
    return { view, brand: business.brand, country, timeZone, look };
  });
}
