import { type BusinessWork, forEachBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { PeriodicWorker } from '../../core/periodic/PeriodicWorker.ts';
import { termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { endedMonths, hasUninvoiced, issueTaxInvoice } from './issueTaxInvoices.ts';

/** Poll interval for months that have ended, in milliseconds. */
const POLL_INTERVAL_MS = 15 * 60_000;

/** Issues the tax invoices of one business, each month in a transaction of its own. */
export async function invoiceEndedMonths(
  { pool }: Pick<Services, 'pool'>,
  business: ZonedBusiness,
  now: Date,
): Promise<void> {
  const terms = termsOf(business, now);
  const months = await inBusiness(pool, business.scope, (transaction) => endedMonths(transaction, terms));
  for (const month of months)
    await inBusiness(pool, business.scope, (transaction) => issueTaxInvoice(transaction, terms, month));
}

/** Months that have ended and are not invoiced. */
export function taxInvoices(services: Services): BusinessWork {
  return {
    has: hasUninvoiced,
    work: (business, now) => invoiceEndedMonths(services, business, now),
  };
}

/** Issues the tax invoices of every business, one business at a time. Any number of processes may run it. */
export function taxInvoiceWorker(services: Services, onError: (error: unknown) => void): PeriodicWorker {
  return forEachBusiness(services, taxInvoices(services), { interval: POLL_INTERVAL_MS, onError });
}
