import { payment_link_batches, payment_links } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { acceptsPayments, knownPayer, numbered, openIfYoung, payableAmount } from './acceptsPayments.ts';
import { BATCH_LINKS } from './paymentLinkBatches.ts';

type Row = SampleRow<typeof payment_links>;

const SINGLE = [
  ['ACTIVE', 4],
  ['PAID', 8],
  ['EXPIRED', 2],
  ['INACTIVE', 1],
] as const;

const MULTIPLE = [
  ['ACTIVE', 5],
  ['PAID', 1],
  ['EXPIRED', 1],
  ['INACTIVE', 1],
] as const;

/** How often a link is paid that has a limit. */
const LIMIT = 8;

/** The due date: in the past for expired links, in the future for active ones. */
function lastDay(demo: SampleScene, created: Date, status: Row['status']): string {
  if (status === 'EXPIRED') return demo.day(demo.after(created, 48));
  return demo.day(demo.daysAfter(new Date(Math.max(created.getTime(), demo.now - 86_400_000)), 14));
}

function single(demo: SampleScene, key: Pick<Row, 'id' | 'created'>, index: number): Row {
  const status = openIfYoung(demo, demo.state(SINGLE, index), key.created);
  const amount = payableAmount(demo, 40_000, 6_000_000);
  const isPaid = status === 'PAID';
  const paid = isPaid ? demo.after(key.created, 48) : null;
  return {
    ...key,
    ...knownPayer(demo, 0.5, key.created),
    updated: paid ?? key.created,
    type: 'SINGLE',
    status,
    title: demo.item(),
    description: null,
    external_id: numbered(demo, 'LINK', index),
    payer_email: demo.person().email,
    amount,
    currency: demo.currency,
    link: demo.random.digits(20),
    end_date: lastDay(demo, key.created, status),
    usage_limit: 1,
    payments_count: isPaid ? 1 : 0,
    paid_amount: isPaid ? amount : 0n,
    paid,
    batch_id: null,
    created_by: demo.member(['can_edit', 'operation']),
  };
}

function repeated(
  demo: SampleScene,
  key: Pick<Row, 'id' | 'created'>,
  index: number,
  type: 'MULTIPLE' | 'ON_DEMAND',
): Row {
  const status = openIfYoung(demo, demo.state(MULTIPLE, index), key.created);
  const amount = type === 'MULTIPLE' ? payableAmount(demo, 40_000, 900_000) : null;
  const isUsedUp = status === 'PAID';
  const count = isUsedUp ? LIMIT : demo.random.whole(0, LIMIT - 1);
  const each = amount ?? payableAmount(demo, 40_000, 300_000);
  // Before its last day.
  const paid = count > 0 ? demo.after(key.created, status === 'EXPIRED' ? 48 : 480) : null;
  return {
    ...single(demo, key, index),
    customer_id: null,
    customer_name: null,
    payer_email: null,
    type,
    status,
    external_id: numbered(demo, type === 'MULTIPLE' ? 'MULTI' : 'OD', index),
    amount,
    end_date: status === 'EXPIRED' ? lastDay(demo, paid ?? key.created, status) : null,
    usage_limit: isUsedUp ? LIMIT : null,
    payments_count: count,
    paid_amount: each * BigInt(count),
    paid,
    updated: paid ?? key.created,
  };
}

/** The links of batches; their amounts add up to the batch's. */
function fromBatches(demo: SampleScene): Row[] {
  const rows: Row[] = [];
  for (const batch of demo.rowsOf(payment_link_batches)) {
    for (let index = 0; index < BATCH_LINKS; index++) {
      const link = single(demo, demo.key(batch.completed ?? batch.created), rows.length);
      const amount = batch.total_amount / BigInt(BATCH_LINKS);
      rows.push({
        ...link,
        external_id: numbered(demo, 'BATCH', rows.length),
        amount,
        paid_amount: link.status === 'PAID' ? amount : 0n,
        batch_id: batch.id,
      });
    }
  }
  return rows;
}

export const PAYMENT_LINKS = sample(payment_links, (demo) => {
  if (!acceptsPayments(demo)) return [];
  return [
    ...demo.times(demo.count(50, 8), (key, index) => single(demo, key, index)),
    ...demo.times(demo.count(9, 5), (key, index) => repeated(demo, key, index, 'MULTIPLE')),
    ...demo.times(demo.count(7, 5), (key, index) => repeated(demo, key, index, 'ON_DEMAND')),
    ...fromBatches(demo),
  ];
});
