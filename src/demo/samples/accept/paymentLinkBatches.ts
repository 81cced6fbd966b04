import { payment_link_batches } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';
import { acceptsPayments } from './acceptsPayments.ts';

const STATUSES = [
  ['COMPLETED', 6],
  ['DRAFT', 1],
  ['PROCESSING', 1],
  ['FAILED', 0.3],
  ['FAILED', 0.3],
  ['FAILED', 0.3],
] as const;

const ERROR_CODES = ['NO_VALID_ROW', 'FILE_UNREADABLE', 'TOO_MANY_ROWS'] as const;

/** Number of links of a finished batch. */
export const BATCH_LINKS = 6;

export const PAYMENT_LINK_BATCHES = sample(payment_link_batches, (demo) => {
  if (!acceptsPayments(demo) || !demo.business.flags.includes('batch-payment-links')) return [];
  return demo.times(demo.count(12, 6), ({ id, created }, index) => {
    const status = demo.state(STATUSES, index);
    const isDone = status === 'COMPLETED';
    const day = demo.day(created);
    return {
      id,
      created,
      updated: created,
      status,
      name: `${demo.item()} ${day}`,
      file_name: `${demo.say('tagihan', 'bills')}-${day}-${index + 1}.csv`,
      links_count: isDone ? BATCH_LINKS : 0,
      failed_count: status === 'FAILED' ? 12 : 0,
      total_amount: BigInt(isDone ? BATCH_LINKS : 0) * batchAmount(index),
      currency: demo.currency,
      failure_code: status === 'FAILED' ? (ERROR_CODES[index % ERROR_CODES.length] ?? null) : null,
      completed: isDone ? demo.after(created, 1) : null,
      created_by: demo.member(['can_edit', 'operation']),
    };
  });
});

/** Amount of each link of a batch, minor units. */
export function batchAmount(index: number): bigint {
  return 50_000n + 25_000n * BigInt(index % 7);
}
