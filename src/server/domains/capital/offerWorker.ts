import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { isDueOffer, isUsual, offerLoan } from './offerLoan.ts';

/** Poll interval for businesses that qualify, in milliseconds: months are read, and few end in an hour. */
const POLL_INTERVAL_MS = 60 * 60_000;

/** Whether businesses have the product unless it is switched off. */
function usually({ config }: Pick<Services, 'config'>): boolean {
  return isUsual(config.current().config.flags.value.flags);
}

/** Offers a loan to one business if it qualifies. */
export async function offerLoans(
  services: Pick<Services, 'pool' | 'config'>,
  business: ZonedBusiness,
  now: Date,
): Promise<void> {
  await inBusiness(services.pool, business.scope, (transaction) =>
    offerLoan(transaction, business, usually(services), now),
  );
}

/** Loans to offer. */
export function loanOffers(services: Services): BusinessWork {
  return {
    has: (business) => isDueOffer(business, usually(services)),
    work: (business, now) => offerLoans(services, business, now),
  };
}

/** Offers loans to the businesses that qualify, one business at a time. Any number of processes may run it. */
export function offerWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, loanOffers(services), { interval: POLL_INTERVAL_MS, onError });
}
