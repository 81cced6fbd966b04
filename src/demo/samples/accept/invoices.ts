import { formatRecordId } from '#contract/ids/recordId.ts';
import { invoices } from '#server/database/schema/index.ts';
import type { SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { acceptsPayments, openIfYoung, payableAmount } from './acceptsPayments.ts';
import { methodOf, settlesAt } from './payerMethods.ts';

const STATUSES = [
  ['PENDING', 3],
  ['PAID', 6],
  ['SETTLED', 9],
  ['EXPIRED', 2],
  ['CANCELLED', 1],
] as const;

/** Hours within which an invoice was paid whose money is not in the balance yet. */
const UNSETTLED_HOURS = 12;

/** A paid invoice: settled once the money of its payment reached the balance, where it was not there at once. Rule invoices.settled. */
export function paidRow(demo: SampleScene, id: string, amount: bigint, paid: Date) {
  const method = methodOf(demo, formatRecordId('inv', id), amount);
  const settles = method && settlesAt(demo, method, paid);
  const isSettled = settles !== undefined && settles > paid && settles.getTime() <= demo.now;
  return { status: isSettled ? ('SETTLED' as const) : ('PAID' as const), paid, updated: isSettled ? settles : paid };
}

export const INVOICES = sample(invoices, (demo) => {
  if (!acceptsPayments(demo)) return [];
  return demo.times(demo.count(140, 8), ({ id, created }, index) => {
    const drawn = demo.state(STATUSES, index);
    const status = openIfYoung(demo, drawn, created) === 'ACTIVE' ? 'PENDING' : drawn;
    const payer = demo.person();
    const customer = demo.chance(0.5) ? demo.customer(created) : undefined;
    const isPaid = status === 'PAID' || status === 'SETTLED';
    // An open invoice is due in the future, even when it is old.
    const amount = payableAmount(demo, 75_000, 12_000_000);
    const latest = new Date(Math.max(created.getTime(), demo.now - 86_400_000));
    const since =
      status === 'PAID' ? new Date(Math.max(created.getTime(), demo.now - UNSETTLED_HOURS * 3_600_000)) : created;
    const paid = isPaid ? demo.after(since, 72) : null;
    return {
      id,
      created,
      updated: created,
      status,
      external_id: `${demo.business.trade?.prefix ?? 'INV'}-INV-${String(index + 1).padStart(4, '0')}`,
      customer_id: customer?.id ?? null,
      customer_name: customer?.name ?? null,
      payer_name: customer?.name ?? payer.name,
      payer_email: customer?.email ?? payer.email,
      description: demo.item(),
      amount,
      currency: demo.currency,
      due_date: demo.day(demo.daysAfter(status === 'PENDING' || status === 'PAID' ? latest : created, 7)),
      paid: null,
      link: demo.random.digits(20),
      created_by: demo.member(['can_edit', 'operation']),
      ...(paid && paidRow(demo, id, amount, paid)),
    };
  });
});
