import { enqueue } from '../../core/queue/enqueue.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';

/** Records whose number or code takes money without a payment request, by the names of their schemas. */
export type AccountKind = 'qr-code' | 'top-up-account' | 'virtual-account';

/** What is read by a task. */
export interface WatchedAccount {
  readonly kind: AccountKind;
  /** UUID. */
  readonly recordId: string;
  /** The provider's id of the last deposit that was stored. */
  readonly after?: string;
}

/**
 * Queues an account for the provider that reports what comes into it, in the transaction that opens it, or that stores a
 * deposit. In test mode the business pays in place of payers. The task waits while no provider is connected.
 * Rule accept.watched-numbers.
 */
export async function queueDeposits(
  transaction: Pick<BusinessTransaction, 'insert'>,
  scope: BusinessScope,
  { kind, recordId, after }: WatchedAccount,
  now: Date,
): Promise<void> {
  if (scope.environment === 'DEVELOPMENT') return;
  const payload = { kind, after: after ?? null };
  await enqueue(transaction, { queue: 'deposit', key: recordId, scope, due: now, payload }, now);
}
