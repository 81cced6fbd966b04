import type { Queue, TaskResult, TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { payoutAccount } from '../sending/claims/payoutAccount.ts';
import type { AccountHandler } from './AccountHandler.ts';
import type { BankAccountVerifiers, InquiryResult } from './BankAccountVerifier.ts';
import { bankAccount } from './bankAccount.ts';
import { type DueAccount, dueAccount } from './queueVerification.ts';

/** Handlers by the record that names an account. */
const ACCOUNT_HANDLERS: Readonly<Record<DueAccount['record'], AccountHandler>> = {
  'bank-account': bankAccount,
  payout: payoutAccount,
};

/** The result where no provider verifies accounts. */
const UNDECIDED: InquiryResult = { state: 'UNDECIDED' };

/** How long an account that only a provider verifies waits for one, in milliseconds. */
const WITHOUT_VERIFIER = 60 * 60_000;

/** Sends the account to the bank, without holding a database connection meanwhile. */
async function verify(
  config: Services['config'],
  verifiers: BankAccountVerifiers,
  { scope, record, recordId, given }: DueAccount,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const handler = ACCOUNT_HANDLERS[record];
  const account = await inBusiness(database.pool, scope, (transaction) =>
    handler.accountOf({ transaction, scope, recordId, config }, now()),
  );
  if (account === undefined) return { state: 'DONE' };
  if (account instanceof Date) return { state: 'AGAIN', due: account };
  const verifier = verifiers[scope.environment];
  if (verifier === undefined && handler.refer === undefined)
    return { state: 'AGAIN', due: new Date(now().getTime() + WITHOUT_VERIFIER) };
  const result = (await verifier?.inquire({ ...account, given }, now())) ?? UNDECIDED;
  if (result.state === 'UNAVAILABLE') return { state: 'AGAIN', due: result.nextPoll };
  return {
    state: 'DONE',
    write: (transaction) => {
      const context = { transaction, scope, recordId, config };
      if (result.state !== 'UNDECIDED') return handler.end(context, result, now());
      return handler.refer?.(context, now()) ?? handler.end(context, { state: 'VERIFIED' }, now());
    },
  };
}

/** Accounts that wait for their bank: each is sent until the bank responds, and its result is stored once. */
export function verificationQueue({ config }: Pick<Services, 'config'>, verifiers: BankAccountVerifiers): Queue {
  return {
    name: 'bank-account',
    followsTestClock: true,
    concurrency: 2,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => verify(config, verifiers, dueAccount(task), run),
  };
}
