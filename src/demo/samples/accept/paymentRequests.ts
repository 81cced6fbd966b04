import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { invoices, payment_links, payment_requests } from '#server/database/schema/index.ts';
import { qrisText } from '#server/domains/qr/qrisText.ts';
import type { PayablePayment } from '../../trade/PayablePayment.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { type ChosenMethod, chosenMethods } from './payerMethods.ts';
import { paymentsOf } from './paymentsOf.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long payers of a channel can pay, in hours, as in config/limits.yaml. */
const LIFETIMES = {
  VIRTUAL_ACCOUNT: 24,
  QR_CODE: 48,
  EWALLET: 1,
  CARD: 1,
  RETAIL_OUTLET: 24,
  DIRECT_DEBIT: 1,
  PAYLATER: 1,
} as const;

/** How long what waits can be paid at least, in milliseconds. */
const LEAST_LEFT = 4 * HOUR;

/** How many methods a payer of an open record has chosen, one after another. */
const TRIED = 2;

type Request = SampleRow<typeof payment_requests>;
type Document = SampleRow<typeof invoices> | SampleRow<typeof payment_links>;

/** An invoice or a link, as its payers see it. */
export type SamplePayable = Pick<Document, 'created' | 'external_id' | 'currency' | 'paid'> &
  Pick<SampleRow<typeof invoices>, 'customer_id' | 'customer_name'> & {
    /** The id with its prefix. */
    readonly paid_for: string;
    /** Null where payers choose it. */
    readonly amount: bigint | null;
    readonly isOpen: boolean;
    readonly isPaidOnce: boolean;
    readonly takesPurpose: boolean;
  };

/** What payers pay by a page, by its id with the prefix. */
export function payablesOf(demo: SampleScene): ReadonlyMap<string, SamplePayable> {
  const payables: SamplePayable[] = [
    ...demo.rowsOf(invoices).map((row) => ({
      ...row,
      paid_for: formatRecordId('inv', row.id),
      isOpen: row.status === 'PENDING',
      isPaidOnce: true,
      takesPurpose: false,
    })),
    ...demo.rowsOf(payment_links).map(({ amount = null, ...row }) => ({
      ...row,
      amount,
      paid_for: formatRecordId('plk', row.id),
      isOpen: row.status === 'ACTIVE',
      isPaidOnce: row.type === 'SINGLE',
      takesPurpose: row.type === 'ON_DEMAND',
    })),
  ];
  return new Map(payables.map((payable) => [payable.paid_for, payable]));
}

function codeOf(
  demo: SampleScene,
  { channel_category: category }: ChosenMethod,
  { amount, currency }: Pick<Request, 'amount' | 'currency'>,
): string | null {
  if (category === 'VIRTUAL_ACCOUNT') return demo.random.digits(16);
  if (category === 'RETAIL_OUTLET') return demo.random.digits(10);
  if (category !== 'QR_CODE') return null;
  return qrisText({ name: demo.business.name, reference: demo.random.digits(20), amount: toDecimal(amount, currency) });
}

function lifetimeOf({ channel_category: category }: ChosenMethod): number {
  return LIFETIMES[category] * HOUR;
}

/** A request of a payable, made at a moment. */
function requested(
  demo: SampleScene,
  payable: SamplePayable,
  method: ChosenMethod,
  amount: bigint,
  chosen: Date,
): Request {
  const { external_id, paid_for, currency } = payable;
  const { channel_category, channel } = method;
  const expires = new Date(chosen.getTime() + lifetimeOf(method));
  const money = { amount, currency };
  const request = { ...demo.key(chosen), updated: chosen, status: 'PENDING' as const, channel_category, channel };
  return { ...request, payment_code: codeOf(demo, method, money), external_id, paid_for, ...money, expires };
}

/** What a payer chose and left: cancelled by the payment, waiting, or expired. */
function leftRequests(demo: SampleScene, payable: SamplePayable, place: number): Request[] {
  const { created, amount, isOpen, isPaidOnce, paid } = payable;
  const methods = chosenMethods(demo);
  if (!isPaidOnce || amount === null || methods.length === 0 || !(isOpen || paid)) return [];
  const chosen = Array.from({ length: isOpen ? TRIED : 1 }, (_, turn) => methods[(place + turn) % methods.length]);
  return [...new Set(chosen)].flatMap((method): Request[] => {
    if (method === undefined) return [];
    const lifetime = lifetimeOf(method);
    if (paid) {
      const since = new Date(Math.max(created.getTime(), paid.getTime() - lifetime / 2));
      return [{ ...requested(demo, payable, method, amount, since), status: 'CANCELLED', updated: paid }];
    }
    const waits = place % 2 === 0 || created.getTime() + lifetime >= demo.now;
    // In live mode a provider would be polled about what waits; what lives for an hour would soon be over.
    if (waits && (!demo.isTest || lifetime <= LEAST_LEFT)) return [];
    const ago = waits ? demo.random.whole(5, (lifetime - LEAST_LEFT) / MINUTE) * MINUTE : 0;
    const since = waits ? new Date(Math.max(created.getTime(), demo.now - ago)) : created;
    const request = requested(demo, payable, method, amount, since);
    return [waits ? request : { ...request, status: 'EXPIRED', updated: request.expires }];
  });
}

/** What a payer chose and paid. */
function paidRequest(demo: SampleScene, payable: SamplePayable, payment: PayablePayment): Request {
  const { id: transaction_id, amount, paid, channel_category, channel } = payment;
  const method = { channel_category, channel } as ChosenMethod;
  const ago = demo.random.whole(1, 50) * MINUTE;
  const chosen = new Date(Math.max(payable.created.getTime(), paid.getTime() - ago));
  return {
    ...requested(demo, payable, method, amount, chosen),
    status: 'PAID',
    updated: paid,
    paid,
    transaction_id,
    checkout: payable.isPaidOnce ? null : demo.random.uuid(chosen.getTime()),
    purpose: payable.takesPurpose ? (payment.description ?? null) : null,
  };
}

/** What payers chose: each payment of an invoice or a link, and what they left for it. */
export const PAYMENT_REQUESTS = sample(payment_requests, (demo) => {
  const payables = payablesOf(demo);
  const paid = paymentsOf(demo).flatMap((payment) => {
    const payable = payables.get(payment.paid_for ?? '');
    return payable === undefined ? [] : [paidRequest(demo, payable, payment)];
  });
  const by = new Map(paid.map(({ paid_for, channel }) => [paid_for, channel]));
  const left = [...payables.values()].flatMap((payable, place) => leftRequests(demo, payable, place));
  const others = left.filter(({ paid_for, channel }) => by.get(paid_for) !== channel);
  return [...paid, ...others].sort((one, other) => one.created.getTime() - other.created.getTime());
});
