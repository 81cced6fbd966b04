import { enqueue } from '../../core/queue/enqueue.ts';
import { type BusinessTask, ofBusiness, type Task } from '../../core/queue/Queue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/** A record that names an account to verify. */
export interface Verified {
  readonly record: 'bank-account' | 'payout';
  /** UUID. */
  readonly recordId: string;
}

/** A record to verify, and when its inquiry was first submitted. */
export interface DueAccount extends Verified {
  readonly scope: BusinessScope;
  readonly given: Date;
}

/** Time until the first inquiry, in milliseconds: who added a bank account sees it wait, and can remove it. */
const FIRST_INQUIRY = { 'bank-account': 10_000, payout: 0 } as const;

/** Queues the verification of the account that a record names, in the transaction that names it. */
export function queueVerification(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, recordId }: Verified,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + FIRST_INQUIRY[record]);
  const key = record === 'bank-account' ? recordId : `${record}/${recordId}`;
  const payload = { record, record_id: recordId, given: now.toISOString() };
  return enqueue(transaction, { queue: 'bank-account', key, scope, due, payload }, now);
}

/** The record of a task. */
export function dueAccount(task: Task): DueAccount {
  const { scope, key, payload }: BusinessTask = ofBusiness(task);
  const { record, record_id: recordId, given } = payload;
  return {
    record: record === 'payout' ? 'payout' : 'bank-account',
    recordId: recordId ?? key,
    scope,
    given: new Date(String(given)),
  };
}
