import { credit_card_chargebacks, credit_card_payments } from '#server/database/schema/index.ts';
import { DAY } from '../../trade/calendar.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { lostDisputes } from './card.ts';

type Chargeback = SampleRow<typeof credit_card_chargebacks>;

/** Status, age in days, and the cardholder's reason. */
const CHARGEBACKS: readonly (readonly [Chargeback['status'], number, Chargeback['reason']])[] = [
  ['OPEN', 1, 'NOT_RECEIVED'],
  ['OPEN', 4, 'FRAUD'],
  ['REVIEWING', 9, 'NOT_AS_DESCRIBED'],
  ['SUBMITTED', 12, 'DUPLICATE'],
  ['WON', 28, 'FRAUD'],
  ['CANCELLED', 41, 'SUBSCRIPTION_CANCELLED'],
  ['UNKNOWN', 60, 'NOT_RECEIVED'],
];

/** Days that a business has to respond. */
const DAYS_TO_ANSWER = 7;

/** Days after its last event from which nothing is known of a chargeback. Rule refunds.chargeback-unknown. */
const SILENCE_DAYS = 45;

const ANSWERED: ReadonlySet<string> = new Set(['REVIEWING', 'SUBMITTED', 'WON', 'LOST', 'UNKNOWN']);
const CLOSED: ReadonlySet<string> = new Set(['WON', 'LOST', 'CANCELLED', 'REFUNDED']);

export const CREDIT_CARD_CHARGEBACKS = sample(credit_card_chargebacks, (demo) => {
  const payments = demo.rowsOf(credit_card_payments);
  const disputed = lostDisputes(demo);
  const settled = payments.filter(
    ({ status, refunded_amount, transaction_id }) =>
      status === 'SETTLED' && refunded_amount === 0n && !disputed.has(transaction_id ?? ''),
  );
  const refunded = payments.filter(({ status }) => status === 'REFUNDED').slice(0, 1);
  const rows: Chargeback[] = [];
  function add(
    payment: (typeof payments)[number],
    status: Chargeback['status'],
    days: number,
    reason: Chargeback['reason'],
  ): Chargeback {
    const created = new Date(Math.max(payment.created.getTime() + 3_600_000, demo.now - days * DAY));
    const answered = ANSWERED.has(status) ? demo.after(created, 72) : null;
    const lostTrack =
      status === 'UNKNOWN' && answered !== null ? new Date(answered.getTime() + SILENCE_DAYS * DAY) : null;
    const closed = CLOSED.has(status) ? demo.after(answered ?? created, 10 * 24) : null;
    const row: Chargeback = {
      ...demo.key(created),
      updated: closed ?? lostTrack ?? answered ?? created,
      payment_id: payment.id,
      status,
      external_id: payment.external_id,
      reason,
      reference: `CB${demo.random.digits(10)}`,
      amount: payment.amount,
      lost_amount: status === 'LOST' ? payment.amount - payment.refunded_amount : null,
      currency: payment.currency,
      card_number: payment.card_number,
      card_brand: payment.card_brand,
      due: new Date(created.getTime() + DAYS_TO_ANSWER * DAY),
      document: null,
      note:
        answered === null
          ? null
          : demo.say(
              'Pesanan sudah diterima pelanggan; bukti pengiriman terlampir.',
              'The customer has the order; the proof of delivery is attached.',
            ),
      submitted: answered,
      closed,
    };
    rows.push(row);
    return row;
  }
  for (const [index, [status, days, reason]] of CHARGEBACKS.entries()) {
    const payment = settled[Math.floor((index * settled.length) / CHARGEBACKS.length)];
    const isAnothers = payment === undefined || rows.some(({ payment_id }) => payment_id === payment.id);
    if (!isAnothers) add(payment, status, days, reason);
  }
  // A lost amount equals the ledger entry of the balance.
  for (const payment of payments) {
    const paid = disputed.get(payment.transaction_id ?? '');
    if (paid === undefined) continue;
    const lost = add(payment, 'LOST', 33, 'CREDIT_NOT_PROCESSED');
    Object.assign(lost, { reference: paid.reference, closed: paid.created, updated: paid.created });
  }
  for (const payment of refunded) add(payment, 'REFUNDED', 20, 'CREDIT_NOT_PROCESSED');
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
});
