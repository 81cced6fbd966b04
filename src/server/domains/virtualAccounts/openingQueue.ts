import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { virtual_accounts } from '../../database/schema/index.ts';
import { ACCOUNT_PREFIX, storeOpened } from './openAccount.ts';
import type { VirtualAccountBanks } from './VirtualAccountBank.ts';

/** Queues an account, by UUID, for its bank, in the transaction that requests it. */
export function queueOpening(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  accountId: string,
  now: Date,
): Promise<void> {
  const payload = { given: now.toISOString() };
  return enqueue(transaction, { queue: 'virtual-account', key: accountId, scope, due: now, payload }, now);
}

/** Submits or polls the order, without holding a database connection meanwhile. */
async function poll(
  banks: VirtualAccountBanks,
  { scope, key, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const bank = banks[scope.environment];
  if (bank === undefined) throw new Error('No bank opens virtual accounts.');
  const [account] = await inBusiness(database.pool, scope, (transaction) =>
    transaction
      .select()
      .from(virtual_accounts)
      .where(isRecord(virtual_accounts, scope, key)),
  );
  // It has expired, or the business has answered for the bank.
  if (account?.status !== 'PENDING') return { state: 'DONE' };
  const { account_number: accountNumber, name } = account;
  const given = new Date(String(payload.given));
  const order = { id: formatRecordId(ACCOUNT_PREFIX, key), bank: account.bank, accountNumber, name, given };
  const result = await bank.openOrPoll(order, now());
  if (result.state === 'PENDING') return { state: 'AGAIN', due: result.nextPoll };
  return { state: 'DONE', write: (transaction) => storeOpened(transaction, scope, key, now()) };
}

/**
 * Virtual accounts that their bank opens after a while: each is submitted, polled, and opened once.
 * Rule accept.virtual-account-opened.
 */
export function openingQueue(banks: VirtualAccountBanks): Queue {
  return {
    name: 'virtual-account',
    followsTestClock: true,
    concurrency: 2,
    limits: { business: 1 },
    environments: Object.keys(banks) as Environment[],
    waits: PATIENT_WAITS,
    handle: (task, run) => poll(banks, ofBusiness(task), run),
  };
}
