import { transactions } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';

type Transaction = SampleRow<typeof transactions>;

/** Transactions that leave the balance, a handful each: what one batch, or a run of single ones, sent. */
const GROUP = 5;

/** What a group of transactions was sent as. */
export type SentAs = 'batch' | 'payouts' | 'single';

const TURNS: readonly SentAs[] = ['batch', 'single', 'payouts', 'single'];

/** A run of transactions that were sent in one way. */
export interface SentGroup {
  readonly sentAs: SentAs;
  readonly transactions: readonly Transaction[];
}

/**
 * The business's newest disbursements in runs, oldest first, before them a run of those that came back and one of those that
 * were refused. The newest of all is a batch.
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

/** Why it was not sent, as disbursements say it. */
export function sendingFailure({ failure_code: code }: Transaction) {
  if (code === 'INSUFFICIENT_BALANCE' || code === 'INVALID_ACCOUNT') return code;
  return code ? 'CHANNEL_UNAVAILABLE' : null;
}

/** The bank or wallet that a disbursement went to. */
export function sentTo<Bank extends string>({ channel }: Transaction, banks: readonly Bank[]): Bank {
  const bank = banks.find((known) => known === channel);
  if (bank === undefined) throw new Error(`a disbursement went to ${channel}`);
  return bank;
}

/** How many were sent and how many were not, what they come to, and when the last was done. */
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
