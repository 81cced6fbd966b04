import type { Environment } from '#contract/generated/config.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import type { PaymentServices } from '../payments/providers/PaymentProvider.ts';
import { ACCOUNT_KINDS } from './accountKinds.ts';
import { type AccountKind, queueDeposits } from './queueDeposits.ts';
import { takeDeposit } from './takeDeposit.ts';

/**
 * Reads what came into an account, without holding a database connection meanwhile. Deposits are stored in one transaction
 * with the place from which reading goes on, so that each is stored once.
 */
async function read(
  { config, paymentProviders: providers }: PaymentServices,
  { scope, key: recordId, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const provider = providers[scope.environment];
  if (provider === undefined) throw new Error('No provider takes payments.');
  const kind = payload.kind as AccountKind;
  const open = await inBusiness(database.pool, scope, async (transaction) => {
    const { timeZone } = await loadBusiness(transaction, config, scope);
    return ACCOUNT_KINDS[kind](transaction, { scope, timeZone, recordId });
  });
  if (open === undefined) return { state: 'DONE' };
  const { deposits, nextPoll } = await provider.readDeposits(open.account, payload.after ?? null, now());
  const after = deposits.at(-1)?.id;
  if (after === undefined) {
    const isOver = open.until !== null && open.until <= now();
    return isOver ? { state: 'DONE' } : { state: 'AGAIN', due: nextPoll };
  }
  return {
    state: 'DONE',
    write: async (transaction) => {
      const business = await loadBusiness(transaction, config, scope);
      for (const deposit of deposits) await takeDeposit(transaction, business, { kind, recordId }, deposit, now());
      await queueDeposits(transaction, scope, { kind, recordId, after }, now());
    },
  };
}

/**
 * Numbers and codes of live mode that take money without a payment request: their provider is read, and what came in is
 * stored once.
 * Rule accept.watched-numbers.
 */
export function depositQueue(services: PaymentServices): Queue {
  return {
    name: 'deposit',
    followsTestClock: true,
    concurrency: 4,
    limits: { business: 1 },
    environments: Object.keys(services.paymentProviders) as Environment[],
    waits: PATIENT_WAITS,
    handle: (task, run) => read(services, ofBusiness(task), run),
  };
}
