import { transactions } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';

type Transaction = SampleRow<typeof transactions>;

/** Number of disbursements of a batch or of a run of single ones. */
const GROUP = 5;

/** How a group of disbursements was sent. */
export type SentAs = 'batch' | 'payouts' | 'single';

const TURNS: readonly SentAs[] = ['batch', 'single', 'payouts', 'single'];

/** Disbursements that were sent together. */
export interface SentGroup {
  readonly sentAs: SentAs;
  readonly transactions: readonly Transaction[];
}

/**
 * The business's newest disbursements in groups, oldest first, after a group of returned and one of failed ones. The newest
 * group is a batch.
 */
export function sentGroups(demo: SampleScene): SentGroup[] {
  const sent = demo.rowsOf(transactions).filter(({ type }) => type === 'DISBURSEMENT');
  const most = demo.count(150, 15);
  const newest = sent.slice(-most).reverse();
  const groups: SentGroup[] = [];
  for (let start = 0; start < newest.length; start += GROUP) {
    const sentAs = TURNS[groups.length % TURNS.length] ?? 'single';
    groups.push({ sentAs, transactions: newest.slice(start, start + GROUP).reverse() });
  }
  for (const end of ['REVERSED', 'FAILED']) {
    const ended = sent.slice(0, -most).filter(({ status }) => status === end);
    if (ended.length > 0) groups.push({ sentAs: 'single', transactions: ended.slice(-GROUP) });
  }
  return groups.reverse();
}

/** The `failure_code` of a disbursement that was not sent. */
export function failedTransferCode({ failure_code: code }: Transaction) {
  if (code === 'INSUFFICIENT_BALANCE' || code === 'INVALID_ACCOUNT') return code;
  return code ? 'CHANNEL_UNAVAILABLE' : null;
}

/** The bank or wallet of a disbursement. */
export function sentTo<Bank extends string>({ channel }: Transaction, banks: readonly Bank[]): Bank {
  const bank = banks.find((known) => known === channel);
  if (bank === undefined) throw new Error(`a disbursement went to ${channel}`);
  return bank;
}

/** Numbers of sent and failed rows, their total, and the time of the last one. */
export function sumOf(sent: readonly Transaction[]) {
  let amount = 0n;
  let latest = new Date(0);
  for (const row of sent) {
    amount += row.amount;
    if (row.updated > latest) latest = row.updated;
  }
  const failed = sent.filter(({ status }) => status === 'FAILED' || status === 'REVERSED').length;
  const isOver = sent.every(({ status }) => status !== 'PENDING');
  return { amount, failed_count: failed, sent_count: sent.length - failed, isOver, latest };
}
