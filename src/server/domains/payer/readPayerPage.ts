import { eq } from 'drizzle-orm';
import type { PayerState, PayerView } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { readBusinessTime } from '../../core/clock/businessTime.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { business_profiles, businesses, checkout_settings } from '../../database/schema/index.ts';
import { payableState } from '../payments/payables/payableState.ts';
import { isTaken } from '../payments/payables/paymentMethods.ts';
import { newCheckout } from './checkout.ts';
import { findPayerAddress, type PayerAddress } from './findPayerAddress.ts';
import type { PayerLook } from './PayerLook.ts';
import { offeredMethods, type PayerServices, takesAny } from './PayerServices.ts';
import { type PayableRecord, readPayableRecord } from './payableRecord.ts';
import { payerMethod } from './payerMethods.ts';
import { pictureAddress } from './pictureAddress.ts';
import { readPayerOrder } from './readPayerOrder.ts';

/** A payer's page: what the payer sees, and what it is drawn with. */
export interface PayerPage {
  readonly view: PayerView;
  readonly brand: string;
  readonly country: Country;
  readonly timeZone: string;
  /** When it was read: the payer's clock may be wrong. */
  readonly now: Date;
  /** undefined: the business has no checkout settings. */
  readonly look: PayerLook | undefined;
}

/** The business of a page, its checkout settings, and the look that they come to. Rule settings.logo-shown. */
export async function readPayee(transaction: BusinessTransaction, { scope }: Pick<PayerAddress, 'scope'>) {
  const [business] = await transaction.select().from(businesses).where(eq(businesses.business_id, scope.businessId));
  if (business === undefined) throw notFound();
  const [settings] = await transaction.select().from(checkout_settings).where(belongsTo(checkout_settings, scope));
  const [profile] = await transaction
    .select({ file: business_profiles.logo_file })
    .from(business_profiles)
    .where(belongsTo(business_profiles, scope));
  const logo = profile?.file ? pictureAddress(scope.businessId, profile.file) : null;
  const look: PayerLook | undefined = settings && { ...settings, logo };
  return { business, settings, look };
}

function fillsOf({ amount, takesPurpose }: PayableRecord): PayerView['fills'] {
  return [...(amount === null ? (['amount'] as const) : []), ...(takesPurpose ? (['purpose'] as const) : [])];
}

const VIEW_KINDS = {
  invoice: 'invoice',
  'payment-link': 'payment_link',
  'store-order': 'order',
} as const satisfies Record<PayableRecord['kind'], PayerView['kind']>;

/** The state that the page shows: paid as often as it may be is not this payer's payment. */
function stateOf(record: PayableRecord, timeZone: string, now: Date): PayerState {
  const state = payableState(record.kind, record, timeZone, now);
  return state === 'paid' && !record.isPaidOnce ? 'inactive' : state;
}

/**
 * Reads what the payer of an address sees: no ids, no e-mail addresses, and no other records. Throws
 * DATA_NOT_FOUND_ERROR.
 * Rule invoices.payer-page.
 */
export async function readPayerPage(
  services: Pick<PayerServices, 'database' | 'pool' | 'realTime' | 'paymentProviders' | 'cardAcquirers'>,
  token: string,
): Promise<PayerPage> {
  const address = await findPayerAddress(services, token);
  return inBusiness(services.pool, address.scope, async (transaction) => {
    const now = await readBusinessTime(transaction, address.scope, services.realTime());
    const record = await readPayableRecord(transaction, address);
    const { business, settings, look: payeeLook } = await readPayee(transaction, address);
    const order = address.kind === 'store-order' ? await readPayerOrder(transaction, address, payeeLook) : undefined;
    const look = order?.look ?? payeeLook;
    const { country, time_zone: timeZone } = business;
    const { kind, title, description, reference, amount, currency, ends, paid } = record;
    const state = stateOf(record, timeZone, now);
    const isOpen = state === 'open';
    const methods = isOpen ? await offeredMethods(services, transaction, { scope: address.scope, country }) : [];
    const view: PayerView = {
      kind: VIEW_KINDS[kind],
      state,
      business_name: business.name,
      title,
      description,
      reference,
      amount: amount === null ? null : toDecimal(amount, currency),
      currency,
      last_day: typeof ends === 'string' ? ends : null,
      expires: ends instanceof Date ? ends.toISOString() : null,
      order: order?.view ?? null,
      paid: state === 'paid' ? (paid?.toISOString() ?? null) : null,
      test_mode: address.scope.environment === 'DEVELOPMENT',
      takes_payments: takesAny(services, address.scope),
      fills: fillsOf(record),
      methods: methods.filter((method) => isTaken(record, method)).map(payerMethod),
      checkout: isOpen ? newCheckout(now) : null,
      // Buyers go back to the store.
      success_url: order === undefined ? (settings?.success_url ?? null) : null,
    };
    return { view, brand: business.brand, country, timeZone, now, look };
  });
}
