import { formatRecordId } from '#contract/ids/recordId.ts';
import { loadBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { inTime } from '../../../core/queue/inTime.ts';
import { ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import type { Services } from '../../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../../database/inBusiness.ts';
import { isTestStep, nextStep, stepsOf } from '../nextStep.ts';
import type { MethodPartners, PartnerInquiry } from './MethodPartner.ts';
import { METHOD_PREFIX, methodAtStep } from './methodAtStep.ts';
import { type DueStep, dueStep } from './queuePartner.ts';
import { storeResult } from './storeResult.ts';

type Config = Services['config'];

/** What the partner receives; `undefined` once the payment method has moved on. */
async function inquiryOf(
  transaction: BusinessTransaction,
  config: Config,
  due: DueStep,
): Promise<PartnerInquiry | undefined> {
  const held = await methodAtStep(transaction, due);
  if (held === undefined) return undefined;
  const { method, application } = held;
  const { brand, language } = await loadBusiness(transaction, config, due.scope);
  const next = nextStep(stepsOf(brand.config, method.channel), due.step, application);
  return {
    id: formatRecordId(METHOD_PREFIX, due.methodId),
    channel: method.channel,
    step: due.step,
    test: isTestStep(next) ? next : undefined,
    application,
    language,
    given: due.given,
    expected: method.estimated_activation_timestamp,
  };
}

/** Sends what was submitted to the partner, without holding a database connection meanwhile. */
async function inquire(
  config: Config,
  partners: MethodPartners,
  due: DueStep,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const partner = partners[due.scope.environment];
  if (partner === undefined) return { state: 'DONE' };
  const inquiry = await inBusiness(database.pool, due.scope, (transaction) => inquiryOf(transaction, config, due));
  if (inquiry === undefined) return { state: 'DONE' };
  const result = await inTime(partner.inquire(inquiry, now()));
  if (result.state === 'UNAVAILABLE') return { state: 'AGAIN', due: result.nextPoll };
  return { state: 'DONE', write: (transaction) => storeResult(transaction, config, { due, inquiry, result }, now()) };
}

/**
 * Payment methods at the steps of their partners: each is sent until the partner has a result, which is stored once. A partner
 * that does not respond occupies one worker at most.
 * Rule payment-methods.partner-moves-on.
 */
export function partnerQueue({ config }: Pick<Services, 'config'>, partners: MethodPartners): Queue {
  return {
    name: 'method-partner',
    followsTestClock: true,
    concurrency: 3,
    limits: { business: 1, partner: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => inquire(config, partners, dueStep(ofBusiness(task)), run),
  };
}
