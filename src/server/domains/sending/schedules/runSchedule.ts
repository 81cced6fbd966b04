import { and, eq } from 'drizzle-orm';
import type { FastifyError } from 'fastify';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { loadPerson } from '../../../access/sessions/people/actingPerson.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { shownValues } from '../../../core/activity/shownValues.ts';
import type { ApiError } from '../../../core/errors/ApiError.ts';
import { toApiError } from '../../../core/errors/errorPlugin.ts';
import { sendingCharges } from '../../../core/ledger/sendingCharges.ts';
import type { ScheduleRun } from '../../../core/schedules/scheduleRun.ts';
import type { Services } from '../../../core/services.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { ledger_accounts, withdrawals } from '../../../database/schema/index.ts';
import type { OperationContext } from '../../../engine/operations/operation/operation.ts';
import { withdraw, withdrawalMinimum } from '../withdrawals.ts';
import { endRun, lockDue, type RunResult, type WithdrawalSchedule } from './endRun.ts';

type WithdrawalContext = Omit<OperationContext, 'transaction' | 'input'>;

/** A withdrawal as its person could make it by hand; `undefined` when they no longer can. */
async function openWithdrawal(
  services: Services,
  scope: BusinessScope,
  userId: string,
  now: Date,
): Promise<WithdrawalContext | undefined> {
  const session = await loadPerson(services, userId, scope);
  const access = session?.resolution.access.get('withdrawals');
  const action = access?.actions.find(({ id }) => id === 'create');
  if (session === undefined || access === undefined || action === undefined) return undefined;
  const brand = services.config.brand(session.business.brand);
  // A schedule has no address: what it does is logged as the system's.
  const origin = { ip: '', userAgent: undefined };
  return { session, brand, origin, action, record: access.record, now };
}

/** The most that can be withdrawn now so that `keep_amount` stays, minor units. */
async function withdrawable(
  transaction: BusinessTransaction,
  { business, scope }: OperationContext['session'],
  { keep_amount }: WithdrawalSchedule,
): Promise<bigint> {
  const { currency, country } = business;
  const isBalance = and(eq(ledger_accounts.account, 'BALANCE'), eq(ledger_accounts.currency, currency));
  const [account] = await transaction
    .select({ balance: ledger_accounts.balance })
    .from(ledger_accounts)
    .where(and(belongsTo(ledger_accounts, scope), isBalance));
  const { fee, tax } = sendingCharges(currency, country);
  return (account?.balance ?? 0n) - (keep_amount ?? 0n) - fee - tax;
}

/** Whether a withdrawal that the schedule made before still waits for approval: the balance still includes it. */
async function isWaiting(transaction: BusinessTransaction, scope: BusinessScope, scheduleId: string): Promise<boolean> {
  const [waiting] = await transaction
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        belongsTo(withdrawals, scope),
        eq(withdrawals.schedule_id, scheduleId),
        eq(withdrawals.status, 'NEEDS_APPROVAL'),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}

async function withdrawFor(
  transaction: BusinessTransaction,
  context: WithdrawalContext,
  schedule: WithdrawalSchedule,
): Promise<RunResult> {
  const { session, record, now } = context;
  const { scope, business } = session;
  if (await isWaiting(transaction, scope, schedule.id)) return 'STILL_WAITING';
  const amount = await withdrawable(transaction, session, schedule);
  if (amount <= 0n || amount < withdrawalMinimum(session)) return 'BELOW_MINIMUM';
  const account = schedule.bank_account_id;
  const input = {
    amount: toDecimal(amount, business.currency),
    ...(account !== null && { bank_account_id: formatRecordId('ba', account) }),
  };
  const made = await withdraw({ ...context, transaction, input }, schedule.id);
  const after = shownValues(record, made.after, business.currency);
  const id = formatRecordId(record.idPrefix, made.recordId);
  await recordSystemActivity(transaction, scope, { action: 'RECORD_CREATED', type: record.name, id, after }, now);
  return after.status === 'NEEDS_APPROVAL' ? 'NEEDS_APPROVAL' : 'WITHDRAWN';
}

/** Result of a withdrawal that was rejected. */
function rejectionOf({ errors }: ApiError): RunResult {
  return errors.some(({ code }) => code === 'not_verified') ? 'NO_ACCOUNT' : 'FAILED';
}

/**
 * Withdraws what the schedule says, with the current access of its person, and stores the result and the next run: in one
 * transaction, so that each run happens once.
 * Rule transactions.automatic-withdrawal.
 */
export async function runSchedule(
  services: Services,
  scope: BusinessScope,
  run: ScheduleRun,
  now: Date,
): Promise<void> {
  const { pool } = services;
  const due = await inBusiness(pool, scope, (transaction) => lockDue(transaction, scope, run));
  if (due === undefined) return;
  const context = await openWithdrawal(services, scope, due.user_id, now);
  try {
    await inBusiness(pool, scope, async (transaction) => {
      const schedule = await lockDue(transaction, scope, run);
      // It was changed meanwhile: another run is queued.
      if (schedule === undefined || schedule.user_id !== due.user_id) return;
      const result = context === undefined ? 'NO_PERMISSION' : await withdrawFor(transaction, context, schedule);
      await endRun(transaction, scope, run, result, now);
    });
  } catch (error) {
    const answer = toApiError(error as FastifyError);
    if (answer.status >= 500) throw error;
    await inBusiness(pool, scope, (transaction) => endRun(transaction, scope, run, rejectionOf(answer), now));
  }
}
