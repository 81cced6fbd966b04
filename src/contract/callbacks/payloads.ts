import { TRANSITIONS } from '../generated/transitions.ts';
import type { CallbackProduct, DeclaredEvent } from '../transitions.ts';

/** JSON Schema of a field. */
interface FieldSchema {
  readonly type: string | readonly string[];
  readonly format?: string;
  readonly description: string;
}

/** What may be in a callback beside its envelope. */
export const CALLBACK_FIELDS = {
  amount: { type: 'string', format: 'decimal', description: 'In major units.' },
  currency: { type: 'string', description: 'The currency of the amount, ISO 4217.' },
  channel: { type: 'string', description: 'The bank, wallet, outlet or network that the payer used.' },
  transaction_id: { type: 'string', description: 'The transaction of the payment.' },
  payment_id: { type: 'string', description: 'The payment: of a virtual account, or of a recurring plan.' },
  payment_request_id: { type: 'string', description: 'The payment request that was paid.' },
  payment_code: { type: ['string', 'null'], description: 'The number or code that the payer used.' },
  paid_for: { type: ['string', 'null'], description: 'The invoice, payment link or other record that was paid.' },
  virtual_account_id: { type: 'string', description: 'The virtual account that was paid into.' },
  bank: { type: 'string', description: 'The bank of the virtual account.' },
  account_number: { type: 'string', description: 'The number of the virtual account.' },
  name: { type: 'string', description: 'The name that the virtual account shows.' },
  card_number: { type: 'string', description: 'The masked number of the card.' },
  card_brand: { type: 'string', description: 'The network of the card.' },
  number: { type: 'integer', description: 'Which payment of the plan it is, from 1.' },
  plan_status: { type: 'string', description: 'The status of the plan after the payment.' },
  next_try: { type: 'string', format: 'date-time', description: 'When the payment is tried again.' },
  total_count: { type: 'integer', description: 'Rows of the batch.' },
  sent_count: { type: 'integer', description: 'Rows that were sent.' },
  failed_count: { type: 'integer', description: 'Rows that failed.' },
  failure_code: { type: 'string', description: 'Why it failed.' },
} as const satisfies Readonly<Record<string, FieldSchema>>;

/** The name of a field of callbacks. */
export type CallbackField = keyof typeof CALLBACK_FIELDS;

/** What every callback about a record has. */
export const CALLBACK_ENVELOPE = {
  id: { type: 'string', description: 'The record that it is about.' },
  callback_id: { type: 'string', description: 'The callback; the same in every delivery of it.' },
  created: { type: 'string', format: 'date-time', description: 'When it happened, UTC.' },
  event: { type: 'string', description: 'The product.' },
  external_id: { type: ['string', 'null'], description: 'Your own id of the record.' },
  status: { type: 'string', description: 'The status of the record.' },
} as const satisfies Readonly<Record<string, FieldSchema>>;

/** The fields of a product's callbacks. */
export interface CallbackPayload {
  readonly always: readonly CallbackField[];
  /** Fields of some of its events. */
  readonly sometimes: readonly CallbackField[];
}

const MONEY = ['amount', 'currency'] as const;
const REQUEST = ['payment_request_id', 'payment_code', 'paid_for'] as const;
const PAYMENT = [...MONEY, 'channel', 'transaction_id'] as const;

/**
 * The fields of each product's callbacks, published in the API document. The tests of the API hold every callback that is
 * queued to it.
 * Rule callbacks.published.
 */
export const CALLBACK_PAYLOADS: Readonly<Record<CallbackProduct, CallbackPayload>> = {
  INVOICE: { always: MONEY, sometimes: ['channel', 'transaction_id'] },
  VIRTUAL_ACCOUNT_CREATED: { always: ['bank', 'account_number', 'name'], sometimes: [] },
  VIRTUAL_ACCOUNT_PAID: {
    always: [...PAYMENT, 'payment_id', 'bank', 'account_number'],
    sometimes: ['virtual_account_id', ...REQUEST],
  },
  EWALLET_PAYMENT: { always: [...PAYMENT, ...REQUEST], sometimes: [] },
  RETAIL_OUTLET_PAID: { always: [...PAYMENT, ...REQUEST], sometimes: [] },
  QR_CODE_PAYMENT: { always: PAYMENT, sometimes: REQUEST },
  CARD_PAYMENT: { always: [...MONEY, 'card_number', 'card_brand'], sometimes: ['transaction_id', 'failure_code'] },
  RECURRING_PLAN: {
    always: ['payment_id', 'number', ...MONEY, 'plan_status'],
    sometimes: ['failure_code', 'next_try'],
  },
  // A link without an amount expires without one.
  PAYMENT_LINK: { always: [], sometimes: PAYMENT },
  DISBURSEMENT: { always: MONEY, sometimes: ['failure_code'] },
  BATCH_DISBURSEMENT: { always: ['total_count', 'sent_count', 'failed_count'], sometimes: [] },
  PAYOUT: { always: MONEY, sometimes: ['failure_code'] },
  REFUND: { always: MONEY, sometimes: ['failure_code'] },
};

/** The statuses that a product's callbacks announce, by the events that declare them. */
export function callbackStatuses(product: CallbackProduct): string[] {
  const events = Object.values(TRANSITIONS).flatMap(({ events: all }) =>
    Object.values<DeclaredEvent & { readonly planned?: true }>(all),
  );
  const own = events.filter(({ callback, planned }) => callback === product && planned !== true);
  return [...new Set(own.map(({ to }) => to))].sort();
}

/** JSON Schema of what a product's callbacks send. Fields may be added at any time. */
export function callbackSchema(product: CallbackProduct) {
  const { always, sometimes } = CALLBACK_PAYLOADS[product];
  const fields = [...always, ...sometimes].map((field) => [field, CALLBACK_FIELDS[field]] as const);
  return {
    type: 'object',
    required: [...Object.keys(CALLBACK_ENVELOPE), ...always],
    properties: {
      ...CALLBACK_ENVELOPE,
      event: { ...CALLBACK_ENVELOPE.event, enum: [product] },
      status: { ...CALLBACK_ENVELOPE.status, enum: callbackStatuses(product) },
      ...Object.fromEntries(fields),
    },
  };
}
