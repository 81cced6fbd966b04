import type { Environment } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { credit_card_chargebacks, credit_card_payments } from '../../database/schema/index.ts';
import type { CardAcquirers, ReportedDispute } from '../cards/acquirer/CardAcquirer.ts';
import { CHARGEBACK_PREFIX, openChargeback } from './openChargeback.ts';
import { queueDisputes } from './queueDisputes.ts';

/** How long a dispute waits while another one of its payment is open, in milliseconds. */
const WAITS_FOR_OPEN = 86_400_000;

/** States of a payment that was charged. */
const CHARGED: ReadonlySet<string> = new Set(['CHARGED', 'SETTLING', 'SETTLED', 'REFUNDED']);

/** Reads what was disputed, without holding a database connection meanwhile; each dispute becomes a task, once. */
async function readDisputes(
  acquirers: CardAcquirers,
  { scope, payload }: BusinessTask,
  { now }: TaskRun,
): Promise<TaskResult> {
  const acquirer = acquirers[scope.environment];
  if (acquirer === undefined) throw new Error('No acquirer reports disputes.');
  const business = formatRecordId(BUSINESS_ID_PREFIX, scope.businessId);
  const { disputes, nextPoll } = await acquirer.readDisputes(business, payload.after ?? null, now());
  const last = disputes.at(-1);
  if (last === undefined) return { state: 'AGAIN', due: nextPoll };
  return {
    state: 'DONE',
    write: async (transaction) => {
      for (const { payment, reason, amount, reference, due } of disputes) {
        const given = { payment, reason, amount, reference, due: due.toISOString() };
        await enqueue(transaction, { queue: 'dispute', key: reference, scope, due: now(), payload: given }, now());
      }
      await queueDisputes(transaction, scope, last.reference, now());
    },
  };
}

/** The payment of a dispute. Throws Error for one that the business does not have, or that was not charged. */
async function disputedPayment(transaction: BusinessTransaction, { scope, payload }: BusinessTask) {
  const id = parseRecordId('ccp', payload.payment ?? '');
  if (id === undefined) throw new Error(`${payload.payment} is not a card payment`);
  const [payment] = await transaction
    .select()
    .from(credit_card_payments)
    .where(isRecord(credit_card_payments, scope, id))
    .for('update');
  if (payment === undefined) throw new Error(`The business has no card payment ${payload.payment}`);
  if (!CHARGED.has(payment.status)) throw new Error(`${payload.payment} was not charged: it is ${payment.status}`);
  return payment;
}

/** Opens the chargeback of a dispute; later where another one of the payment is open. */
async function open(task: BusinessTask, { database, now }: TaskRun): Promise<TaskResult> {
  const { scope, payload } = task;
  const { open_disputes } = await inBusiness(database.pool, scope, (transaction) => disputedPayment(transaction, task));
  if (open_disputes > 0) return { state: 'AGAIN', due: new Date(now().getTime() + WAITS_FOR_OPEN) };
  return {
    state: 'DONE',
    write: async (transaction) => {
      const payment = await disputedPayment(transaction, task);
      const amount = parseDecimal(String(payload.amount), payment.currency);
      if (amount <= 0n || amount > payment.amount) throw new Error(`${payload.amount} is no part of the payment`);
      const { enumValues: reasons } = credit_card_chargebacks.reason;
      const reason = reasons.find((one) => one === payload.reason);
      if (reason === undefined) throw new Error(`${payload.reason} is not a reason of chargebacks`);
      const reference = String(payload.reference) as ReportedDispute['reference'];
      const dispute = { reason, amount, reference, due: new Date(String(payload.due)) };
      const chargeback = await openChargeback(transaction, scope, payment, dispute, now());
      const id = formatRecordId(CHARGEBACK_PREFIX, chargeback);
      const after = { status: 'OPEN', reason, amount: String(payload.amount) };
      const activity = { action: 'RECORD_CREATED', type: 'credit-card-chargeback', id, after } as const;
      await recordSystemActivity(transaction, scope, activity, now());
    },
  };
}

/**
 * Disputes of live mode: the acquirer of each business that took cards is read, and each dispute opens its chargeback once.
 * One that cannot be opened is stored with its error, and holds up no other.
 * Rule refunds.chargeback-reported.
 */
export function disputeQueues(acquirers: CardAcquirers): readonly Queue[] {
  const environments = Object.keys(acquirers) as Environment[];
  const common = { followsTestClock: true, limits: { business: 1 }, environments, waits: PATIENT_WAITS } as const;
  return [
    {
      ...common,
      name: 'dispute-feed',
      concurrency: 2,
      handle: (task, run) => readDisputes(acquirers, ofBusiness(task), run),
    },
    { ...common, name: 'dispute', concurrency: 2, handle: (task, run) => open(ofBusiness(task), run) },
  ];
}
