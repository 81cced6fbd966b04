import { invoices } from '#server/database/schema/index.ts';
import { openIfYoung } from './accept/acceptsPayments.ts';
import { sample } from './sample.ts';

const STATUSES = [
  ['PENDING', 3],
  ['PAID', 6],
  ['SETTLED', 9],
  ['EXPIRED', 2],
  ['CANCELLED', 1],
] as const;

export const INVOICES = sample(invoices, (demo) =>
  demo.times(demo.count(140, 8), ({ id, created }, index) => {
    const drawn = demo.state(STATUSES, index);
    const status = openIfYoung(demo, drawn, created) === 'ACTIVE' ? 'PENDING' : drawn;
    const payer = demo.person();
    const customer = demo.chance(0.5) ? demo.customer(created) : undefined;
    const isPaid = status === 'PAID' || status === 'SETTLED';
    // An open invoice is due in the future, even when it is old.
    const latest = new Date(Math.max(created.getTime(), demo.now - 86_400_000));
    const paid = isPaid ? demo.after(created, 72) : null;
    return {
      id,
      created,
      updated: paid ?? created,
      status,
      external_id: `${demo.business.trade?.prefix ?? 'INV'}-INV-${String(index + 1).padStart(4, '0')}`,
      customer_id: customer?.id ?? null,
      customer_name: customer?.name ?? null,
      payer_name: customer?.name ?? payer.name,
      payer_email: customer?.email ?? payer.email,
      description: demo.item(),
      amount: demo.amount(75_000, 12_000_000),
      currency: demo.currency,
      due_date: demo.day(demo.daysAfter(status === 'PENDING' ? latest : created, 7)),
      paid,
      link: demo.random.digits(20),
      created_by: demo.member(['can_edit', 'operation']),
    };
  }),
);
