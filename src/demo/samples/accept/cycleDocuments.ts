import { invoices, payment_links, recurring_plans } from '#server/database/schema/index.ts';
import { createRandom } from '../../random.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { paidRow } from './invoices.ts';
import { cyclesOf } from './recurringCycles.ts';

type Cycle = ReturnType<typeof cyclesOf>[number];

/** Each payment with its plan. */
function planned(demo: SampleScene): (readonly [Cycle, SampleRow<typeof recurring_plans>])[] {
  const plans = new Map(demo.rowsOf(recurring_plans).map((plan) => [plan.id, plan]));
  return cyclesOf(demo).flatMap((cycle) => {
    const plan = plans.get(cycle.plan_id);
    return plan === undefined ? [] : [[cycle, plan] as const];
  });
}

/** What an invoice or a link has of its payment. */
function documentOf(id: string, cycle: Cycle, plan: SampleRow<typeof recurring_plans>) {
  const { created, updated, reference: external_id, amount, currency } = cycle;
  const { customer_id, customer_name, payer_email, created_by } = plan;
  const link = createRandom(`${id}/link`).digits(20);
  const payer = { customer_id, customer_name, payer_email };
  return { id, created, updated, external_id, amount, currency, ...payer, created_by, link };
}

/** The invoices of recurring plans. Rule recurring.recorded. */
export const CYCLE_INVOICES = sample(invoices, (demo) =>
  planned(demo).flatMap(([cycle, plan]) => {
    const { invoice_id: id, status, due_date, paid, amount } = cycle;
    if (!id) return [];
    return [
      {
        ...documentOf(id, cycle, plan),
        status: status === 'FAILED' ? ('EXPIRED' as const) : ('PENDING' as const),
        payer_name: plan.customer_name ?? null,
        description: plan.description,
        due_date,
        paid: null,
        ...(paid && paidRow(demo, id, amount, paid)),
      },
    ];
  }),
);

/** The links of recurring plans. Rule recurring.recorded. */
export const CYCLE_LINKS = sample(payment_links, (demo) =>
  planned(demo).flatMap(([cycle, plan]) => {
    const { payment_link_id: id, status, due_date: end_date, paid = null, amount } = cycle;
    if (!id) return [];
    return [
      {
        ...documentOf(id, cycle, plan),
        type: 'SINGLE' as const,
        status: paid ? ('PAID' as const) : status === 'FAILED' ? ('EXPIRED' as const) : ('ACTIVE' as const),
        title: plan.description ?? plan.external_id,
        description: null,
        end_date,
        usage_limit: 1,
        payments_count: paid ? 1 : 0,
        paid_amount: paid ? amount : 0n,
        paid,
        batch_id: null,
      },
    ];
  }),
);
