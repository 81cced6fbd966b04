import type { PayerState } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { invoices, payment_links } from '../../database/schema/index.ts';
import type { Payable } from './findPayable.ts';

type Invoice = typeof invoices.$inferSelect;
type PaymentLink = typeof payment_links.$inferSelect;

/** What invoices and payment links have in common for their payers. */
export interface PayableRecord {
  readonly kind: 'invoice' | 'payment_link';
  /** The state that is stored; `payerState` adds the calendar. */
  readonly state: PayerState;
  readonly title: string | null;
  readonly description: string | null;
  readonly reference: string;
  /** Minor units; null: the payer enters it. */
  readonly amount: bigint | null;
  readonly currency: Currency;
  /** The last day to pay, YYYY-MM-DD. */
  readonly lastDay: string | null;
  readonly paid: Date | null;
  /** Whether the payer enters what it is for. */
  readonly takesPurpose: boolean;
}

const INVOICE_STATES: Readonly<Record<Invoice['status'], PayerState>> = {
  PENDING: 'open',
  PAID: 'paid',
  SETTLED: 'paid',
  EXPIRED: 'expired',
  CANCELLED: 'inactive',
};

const LINK_STATES: Readonly<Record<PaymentLink['status'], PayerState>> = {
  ACTIVE: 'open',
  PAID: 'paid',
  EXPIRED: 'expired',
  INACTIVE: 'inactive',
};

function ofInvoice({ status, description, external_id, amount, currency, due_date, paid }: Invoice): PayableRecord {
  const state = INVOICE_STATES[status];
  const common = { kind: 'invoice', title: null, takesPurpose: false } as const;
  return { ...common, state, description, reference: external_id, amount, currency, lastDay: due_date, paid };
}

function ofLink(link: PaymentLink): PayableRecord {
  const { type, title, description, external_id, amount, currency, end_date } = link;
  const isPaidOnce = type === 'SINGLE';
  const state = LINK_STATES[link.status];
  return {
    kind: 'payment_link',
    // Paid as often as it may be: that is not this payer's payment.
    state: state === 'paid' && !isPaidOnce ? 'inactive' : state,
    title,
    description,
    reference: external_id,
    amount: type === 'ON_DEMAND' ? null : amount,
    currency,
    lastDay: end_date,
    paid: isPaidOnce ? link.paid : null,
    takesPurpose: type === 'ON_DEMAND',
  };
}

/** Reads the record of a payer's address. Throws DATA_NOT_FOUND_ERROR. */
export async function readPayableRecord(
  transaction: BusinessTransaction,
  { scope, table, recordId }: Payable,
): Promise<PayableRecord> {
  if (table === 'invoices') {
    const [row] = await transaction
      .select()
      .from(invoices)
      .where(isRecord(invoices, scope, recordId));
    if (row !== undefined) return ofInvoice(row);
  } else {
    const [row] = await transaction
      .select()
      .from(payment_links)
      .where(isRecord(payment_links, scope, recordId));
    if (row !== undefined) return ofLink(row);
  }
  throw notFound();
}

/** The state that payers see on a day: after the last day it is expired, also before the worker has stored that. */
export function payerState({ state, lastDay }: Pick<PayableRecord, 'state' | 'lastDay'>, day: string): PayerState {
  return state === 'open' && lastDay !== null && lastDay < day ? 'expired' : state;
}
