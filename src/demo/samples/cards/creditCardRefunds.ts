import { credit_card_payments, credit_card_refunds, transactions } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Payment = SampleRow<typeof credit_card_payments>;
type Refund = SampleRow<typeof credit_card_refunds>;

const REASONS = [
  ['REQUESTED_BY_CUSTOMER', 6],
  ['DUPLICATE', 2],
  ['CANCELLATION', 2],
  ['FRAUDULENT', 1],
  ['OTHERS', 1],
] as const;

/** Statuses of refunds in progress. */
const ON_THE_WAY = ['REQUESTED', 'PENDING'] as const;

/** Statuses of unsuccessful refunds. */
const UNSUCCESSFUL = ['FAILED', 'CYBERSOURCE_ERROR', 'PROCESSOR_ERROR'] as const;

function refundOf(demo: SampleScene, payment: Payment, status: Refund['status'], created: Date, index: number): Refund {
  const isDone = status === 'SUCCEEDED';
  return {
    ...demo.key(created),
    updated: created,
    payment_id: payment.id,
    status,
    amount: payment.amount,
    currency: payment.currency,
    reason: demo.state(REASONS, index),
    note: null,
    reference: `RF-${demo.random.digits(10)}`,
    completed: isDone ? demo.after(created, 6) : null,
    transaction_id: null,
    created_by: demo.member('can_withdraw', ['can_view', 'can_edit', 'operation']),
  };
}

export const CREDIT_CARD_REFUNDS = sample(credit_card_refunds, (demo) => {
  const moved = demo
    .rowsOf(transactions)
    .filter(({ type, channel_category }) => type === 'REFUND' && channel_category === 'CARD');
  const refunds = new Map(moved.map((row) => [row.description, row]));
  const rows: Refund[] = [];
  const settled: Payment[] = [];
  let waiting = 0;
  for (const payment of demo.rowsOf(credit_card_payments)) {
    const transaction = refunds.get(payment.external_id);
    if (transaction !== undefined && transaction.status !== 'FAILED') {
      const status = transaction.status === 'COMPLETED' ? 'SUCCEEDED' : 'PENDING';
      const row = refundOf(demo, payment, status, transaction.created, rows.length);
      rows.push({
        ...row,
        completed: status === 'SUCCEEDED' ? transaction.updated : null,
        transaction_id: transaction.id,
      });
    } else if (payment.status === 'REFUNDED') {
      rows.push(refundOf(demo, payment, 'SUCCEEDED', demo.after(payment.created, 90), rows.length));
    } else if (payment.refunded_amount > 0n) {
      const status = ON_THE_WAY[waiting++ % ON_THE_WAY.length] ?? 'PENDING';
      const row = refundOf(demo, payment, status, demo.after(payment.created, 90), rows.length);
      rows.push({ ...row, amount: payment.refunded_amount });
    } else if (payment.status === 'SETTLED') settled.push(payment);
  }
  for (const [index, status] of UNSUCCESSFUL.entries()) {
    const payment = settled[index % Math.max(settled.length, 1)];
    if (payment !== undefined)
      rows.push(refundOf(demo, payment, status, demo.after(payment.created, 120), rows.length));
  }
  return rows;
});
