import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { bank_accounts } from '../../database/schema/index.ts';
import type { BankAccountVerifiers } from './BankAccountVerifier.ts';
import { endVerification } from './endVerification.ts';

/** Prefix of ids of bank accounts. */
const PREFIX = 'ba';

/** Time until the first inquiry, in milliseconds: who added the account sees it wait, and can remove it. */
const FIRST_INQUIRY = 10_000;

/** How long after its removal an account may be restored, in milliseconds: more than `undo_seconds` of config/limits.yaml. */
const UNDO_TIME = 60_000;

/** Queues the verification of a bank account, in the transaction that adds it. */
export function queueVerification(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  accountId: string,
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + FIRST_INQUIRY);
  const payload = { given: now.toISOString() };
  return enqueue(transaction, { queue: 'bank-account', key: accountId, scope, due, payload }, now);
}

/** Sends the account to the bank, without holding a database connection meanwhile. */
async function verify(
  config: Services['config'],
  verifiers: BankAccountVerifiers,
  { scope, key, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const verifier = verifiers[scope.environment];
  if (verifier === undefined) throw new Error('No provider verifies bank accounts.');
  const [account] = await inBusiness(database.pool, scope, (transaction) =>
    transaction
      .select()
      .from(bank_accounts)
      .where(isRecord(bank_accounts, scope, key)),
  );
  // Removing an account can be undone for a short time.
  const undone = new Date((account?.updated.getTime() ?? 0) + UNDO_TIME);
  if (account?.status === 'DELETED' && now() < undone) return { state: 'AGAIN', due: undone };
  if (account?.status !== 'PENDING') return { state: 'DONE' };
  const { bank, account_number: accountNumber, account_name: accountName } = account;
  const id = formatRecordId(PREFIX, key);
  const given = new Date(String(payload.given));
  const result = await verifier.inquire({ id, bank, accountNumber, accountName, given }, now());
  if (result.state === 'UNAVAILABLE') return { state: 'AGAIN', due: result.nextPoll };
  return {
    state: 'DONE',
    write: (transaction) => endVerification({ transaction, scope, config }, { accountId: key, id, result }, now()),
  };
}

/** Bank accounts that wait for their bank: each is sent until the bank responds, and its result is stored once. */
export function verificationQueue({ config }: Pick<Services, 'config'>, verifiers: BankAccountVerifiers): Queue {
  return {
    name: 'bank-account',
    concurrency: 2,
    limits: { business: 1 },
    environments: Object.keys(verifiers) as Environment[],
    waits: PATIENT_WAITS,
    handle: (task, run) => verify(config, verifiers, ofBusiness(task), run),
  };
}
