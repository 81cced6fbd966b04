import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { invoices, payment_links, payment_requests } from '#server/database/schema/index.ts';
import { qrisText } from '#server/domains/qr/qrisText.ts';
import { asTestTrade } from '../../data/trades/asTestTrade.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIFETIME = 24 * HOUR;

type Request = SampleRow<typeof payment_requests>;
type Method = Pick<Request, 'channel_category' | 'channel'>;

/** An invoice or a link of one payment, as its payers see it. */
export type SamplePayable = Pick<Request, 'paid_for' | 'external_id' | 'amount' | 'currency'> &
  Pick<SampleRow<typeof invoices>, 'created' | 'updated' | 'customer_id' | 'customer_name'> & {
    readonly state: 'OPEN' | 'PAID' | 'OVER';
  };

const STATES: Readonly<Partial<Record<string, SamplePayable['state']>>> = {
  PENDING: 'OPEN',
  ACTIVE: 'OPEN',
  PAID: 'PAID',
  SETTLED: 'PAID',
};

/** What payers pay once, by its id with the prefix. */
export function payablesOf(demo: SampleScene): ReadonlyMap<string, SamplePayable> {
  const links = demo.rowsOf(payment_links).filter(({ type }) => type === 'SINGLE');
  const rows = [
    ...demo.rowsOf(invoices).map((row) => ({ ...row, paid_for: formatRecordId('inv', row.id) })),
    ...links.map((row) => ({ ...row, paid_for: formatRecordId('plk', row.id) })),
  ];
  return new Map(
    rows.flatMap(({ amount, status, ...row }) =>
      amount == null ? [] : [[row.paid_for, { ...row, amount, state: STATES[status] ?? 'OVER' }]],
    ),
  );
}

/** The methods of the business's trade, live in test mode, that a payer gets a number, code or approval for. */
function methodsOf({ business: { trade } }: SampleScene): Method[] {
  const { channel_category: categories, channel: channels } = payment_requests;
  return (trade === undefined ? [] : asTestTrade(trade).channels).flatMap(([category, channel]) => {
    const channel_category = categories.enumValues.find((one) => one === category);
    const found = channels.enumValues.find((one) => one === channel);
    return channel_category === undefined || found === undefined ? [] : [{ channel_category, channel: found }];
  });
}

function codeOf(
  demo: SampleScene,
  { channel_category: category }: Method,
  { amount, currency }: SamplePayable,
): string | null {
  if (category === 'VIRTUAL_ACCOUNT') return demo.random.digits(16);
  if (category === 'RETAIL_OUTLET') return demo.random.digits(10);
  if (category !== 'QR_CODE') return null;
  return qrisText({ name: demo.business.name, reference: demo.random.digits(20), amount: toDecimal(amount, currency) });
}

/** When the payer chose the method, and what became of it; undefined: the record was cancelled, or is not there yet. */
function choiceOf(
  demo: SampleScene,
  { state, created, updated }: SamplePayable,
  index: number,
): Pick<Request, 'created' | 'updated' | 'status' | 'expires'> | undefined {
  if (state === 'PAID') {
    const chosen = new Date(Math.max(created.getTime(), updated.getTime() - HOUR));
    return { created: chosen, updated, status: 'CANCELLED', expires: new Date(chosen.getTime() + LIFETIME) };
  }
  if (state === 'OVER') return undefined;
  const isOpen = index % 2 === 0 || created.getTime() + LIFETIME >= demo.now;
  const ago = demo.random.whole(5, 20 * 60) * MINUTE;
  const chosen = isOpen ? new Date(Math.max(created.getTime(), demo.now - ago)) : created;
  const expires = new Date(chosen.getTime() + LIFETIME);
  return { created: chosen, updated: isOpen ? chosen : expires, status: isOpen ? 'PENDING' : 'EXPIRED', expires };
}

/** How many methods a payer of an open record has chosen, one after another. */
const TRIED = 2;

/** What payers chose in test mode; what is paid was paid by another method. */
export const PAYMENT_REQUESTS = sample(payment_requests, (demo) => {
  const methods = methodsOf(demo);
  if (!demo.isTest || methods.length === 0) return [];
  const requests = [...payablesOf(demo).values()].flatMap((payable, index): Request[] => {
    const choice = choiceOf(demo, payable, index);
    if (choice === undefined) return [];
    const { external_id, paid_for, amount, currency, state } = payable;
    const chosen = Array.from({ length: state === 'OPEN' ? TRIED : 1 }, (_, turn) => index + turn);
    const tried = new Set(chosen.flatMap((place) => methods[place % methods.length] ?? []));
    return [...tried].map((method) => ({
      ...demo.key(choice.created),
      ...choice,
      ...method,
      payment_code: codeOf(demo, method, payable),
      external_id,
      paid_for,
      amount,
      currency,
    }));
  });
  return requests.sort((left, right) => left.created.getTime() - right.created.getTime());
});
