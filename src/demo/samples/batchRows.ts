import type { batch_remittances } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';
import { sentGroups, sumOf } from './sending.ts';

type BatchRow = SampleRow<typeof batch_remittances>;

const HOUR = 3_600_000;

/** Number of rows of an unsent batch. */
export const UNSENT_ROWS = 3;

/** The amount of each row of an unsent batch: equal parts of the total. */
export function unsentAmount({ amount }: Pick<BatchRow, 'amount'>): bigint {
  return amount / BigInt(UNSENT_ROWS);
}

/** Batches whose rows are the business's own transactions, and three unsent ones: one rejected, two pending. */
export function batchRows(demo: SampleScene, word: string, files: readonly string[]): BatchRow[] {
  const prefix = demo.business.trade?.prefix ?? 'B';
  const rows: BatchRow[] = [];
  const common = () => ({
    reference: `${prefix}-${word}-${String(rows.length + 1).padStart(3, '0')}`,
    file_name: demo.pick(files),
    description: demo.pick(demo.business.trade?.payouts ?? [['Batch', 0, 0]])[0],
    currency: demo.currency,
    created_by: demo.member('can_edit'),
  });
  for (const { sentAs, transactions } of sentGroups(demo)) {
    const [first] = transactions;
    if (sentAs !== 'batch' || first === undefined) continue;
    const key = demo.key(new Date(first.created.getTime() - HOUR));
    const { amount, failed_count, sent_count, isOver, latest } = sumOf(transactions);
    rows.push({
      ...key,
      updated: latest,
      ...common(),
      status: isOver ? 'COMPLETED' : 'PROCESSING',
      total_count: transactions.length,
      sent_count,
      failed_count,
      amount,
      approved_by: demo.member('can_approve'),
      approved: new Date(first.created.getTime() - 60_000),
      completed: isOver ? latest : null,
    });
  }
  const last = demo.now - 2 * HOUR;
  for (const [index, status] of (['REJECTED', 'NEEDS_APPROVAL', 'NEEDS_APPROVAL'] as const).entries()) {
    const key = demo.key(new Date(last + index * 40 * 60_000));
    const approved = status === 'REJECTED' ? demo.after(key.created, 1) : null;
    rows.push({
      ...key,
      updated: approved ?? key.created,
      ...common(),
      status,
      total_count: UNSENT_ROWS,
      sent_count: 0,
      failed_count: 0,
      amount: demo.amount(400_000, 4_000_000) * BigInt(UNSENT_ROWS),
      approved_by: approved && demo.member('can_approve'),
      approved,
      completed: null,
    });
  }
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
}
