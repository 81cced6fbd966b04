import { formatRecordId } from '#contract/ids/recordId.ts';
import {
  invoices,
  payment_links,
  qr_codes,
  recurring_cycles,
  recurring_plans,
  store_orders,
} from '#server/database/schema/index.ts';
import { CYCLE_PREFIX } from '#server/domains/recurring/planRows.ts';
import { createRandom } from '../../random.ts';
import type { PayablePayment } from '../../trade/PayablePayment.ts';
import type { SampleScene } from '../SampleScene.ts';
import { chargedWallet, type Method, methodOf, transactionOf } from './payerMethods.ts';

/** What a payment takes from what it pays. */
type Paid = Omit<PayablePayment, 'id' | 'channel_category' | 'channel'>;

const QRIS: Method = { channel_category: 'QR_CODE', channel: 'QRIS' };

/** A payment, whose name makes its channel and its transaction; none where the business has no channel. */
function payment(
  demo: SampleScene,
  name: string,
  paid: Paid,
  method = methodOf(demo, name, paid.amount),
): PayablePayment[] {
  return method === undefined ? [] : [{ ...paid, ...method, id: transactionOf(name, paid.paid) }];
}

/** A time of each of several payments, the last one at `last`. */
function times(name: string, created: Date, last: Date, count: number): Date[] {
  const random = createRandom(`${name}/times`);
  const step = (last.getTime() - created.getTime()) / count;
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? last : new Date(Math.floor(created.getTime() + step * (index + random.unit()))),
  );
}

/** What is paid often, with what each payer paid. */
interface Repeated extends Omit<Paid, 'paid' | 'amount'> {
  readonly created: Date;
  readonly last: Date;
  readonly count: number;
  readonly total: bigint;
}

/** The payments of what is paid often, all of one amount. */
function repeated(demo: SampleScene, { created, last, count, total, ...about }: Repeated, method?: Method) {
  const name = about.paid_for ?? '';
  return times(name, created, last, count).flatMap((paid, index) =>
    payment(demo, `${name}/${index}`, { ...about, paid, amount: total / BigInt(count) }, method),
  );
}

function invoicePayments(demo: SampleScene): PayablePayment[] {
  return demo.rowsOf(invoices).flatMap(({ id, paid, external_id, description, amount, customer_id, customer_name }) => {
    const paid_for = formatRecordId('inv', id);
    if (!paid) return [];
    return payment(demo, paid_for, { paid, paid_for, external_id, description, amount, customer_id, customer_name });
  });
}

function linkPayments(demo: SampleScene): PayablePayment[] {
  return demo.rowsOf(payment_links).flatMap((row) => {
    const { id, created, paid: last, type, payments_count: count, paid_amount: total } = row;
    if (!last || !count || !total) return [];
    const paid_for = formatRecordId('plk', id);
    const { external_id, customer_id, customer_name, title } = row;
    const about = { paid_for, external_id, customer_id, customer_name, description: row.description ?? title };
    if (type === 'SINGLE') return payment(demo, paid_for, { ...about, paid: last, amount: total });
    return repeated(demo, { ...about, created, last, count, total });
  });
}

function codePayments(demo: SampleScene): PayablePayment[] {
  return demo.rowsOf(qr_codes).flatMap((row) => {
    const { id, created, last_paid: last, payments_count: count, paid_amount: total, external_id, name } = row;
    if (!last || !count || !total) return [];
    const about = { paid_for: formatRecordId('qr', id), external_id, description: name };
    return repeated(demo, { ...about, created, last, count, total }, QRIS);
  });
}

/** Buyers pay as the methods of their platform are: not by a bank's number. */
function orderPayments(demo: SampleScene): PayablePayment[] {
  return demo.rowsOf(store_orders).flatMap(({ id, paid, order_id: external_id, amount, customer_name }) => {
    const paid_for = formatRecordId('ord', id);
    if (!paid) return [];
    return payment(demo, paid_for, { paid, paid_for, external_id, amount, customer_name }, QRIS);
  });
}

/** A plan that charges by itself; of the others, the payer pays an invoice or a link. */
function chargePayments(demo: SampleScene): PayablePayment[] {
  const plans = new Map(demo.rowsOf(recurring_plans).map((plan) => [plan.id, plan]));
  return demo.rowsOf(recurring_cycles).flatMap(({ id, plan_id, paid, reference: external_id, amount }) => {
    const plan = plans.get(plan_id);
    if (!paid || plan?.type !== 'AUTOMATIC') return [];
    const { description, customer_id, customer_name } = plan;
    const about = { paid, paid_for: null, external_id, description, amount, customer_id, customer_name };
    return payment(demo, formatRecordId(CYCLE_PREFIX, id), about, chargedWallet(demo));
  });
}

/** What payers paid of invoices, links, QR codes, orders and plans. */
export function paymentsOf(demo: SampleScene): PayablePayment[] {
  return [invoicePayments, linkPayments, codePayments, orderPayments, chargePayments].flatMap((paid) => paid(demo));
}
