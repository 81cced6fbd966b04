import { payment_link_batches } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';
import { acceptsPayments } from './acceptsPayments.ts';

/** Number of links of a batch. */
export const BATCH_LINKS = 6;

export const PAYMENT_LINK_BATCHES = sample(payment_link_batches, (demo) => {
  if (!acceptsPayments(demo) || !demo.business.flags.includes('batch-payment-links')) return [];
  return demo.times(demo.count(12, 6), ({ id, created }, index) => {
    const day = demo.day(created);
    return {
      id,
      created,
      updated: created,
      status: 'COMPLETED',
      name: `${demo.item()} ${day}`,
      file_name: `${demo.say('tagihan', 'bills')}-${day}-${index + 1}.csv`,
      links_count: BATCH_LINKS,
      total_amount: BigInt(BATCH_LINKS) * batchAmount(index),
      currency: demo.currency,
      completed: created,
      created_by: demo.member(['can_edit', 'operation']),
    };
  });
});

/** Amount of each link of a batch, minor units. */
function batchAmount(index: number): bigint {
  return 50_000n + 25_000n * BigInt(index % 7);
}
