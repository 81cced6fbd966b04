import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { enqueue } from '../../../core/queue/enqueue.ts';
import type { BusinessTask } from '../../../core/queue/Queue.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { payment_methods } from '../../../database/schema/index.ts';
import { findApplication } from '../keepApplication.ts';

type SteppedMethod = Pick<typeof payment_methods.$inferSelect, 'id' | 'channel'> & {
  readonly sub_status: string | null | undefined;
};

const PARTNER_STEPS: ReadonlySet<unknown> = new Set(VALUE_LISTS['partner-steps']);

/** A step at which a partner moves a payment method on. */
export interface DueStep {
  readonly scope: BusinessScope;
  /** UUID. */
  readonly methodId: string;
  readonly step: string;
  /** When the business submitted what the partner receives. */
  readonly submitted: Date;
  /** When the step began. */
  readonly given: Date;
}

/**
 * Queues the inquiry of a payment method at its step, in the transaction that moves it there. Does nothing for a step of our
 * staff or of the business, or where nothing was submitted.
 * Rule payment-methods.partner-steps.
 */
export async function queuePartner(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id: methodId, channel, sub_status: step }: SteppedMethod,
  now: Date,
): Promise<void> {
  if (step == null || !PARTNER_STEPS.has(step)) return;
  const application = await findApplication(transaction, scope, methodId);
  if (application === undefined) return;
  const submitted = application.submitted.toISOString();
  const key = `${methodId} ${step} ${submitted}`;
  const payload = { methodId, step, submitted, given: now.toISOString() };
  const shares = [`partner:${channel}`];
  await enqueue(transaction, { queue: 'method-partner', key, scope, due: now, payload, shares }, now);
}

/** The step of a task. */
export function dueStep({ scope, payload }: BusinessTask): DueStep {
  return {
    scope,
    methodId: String(payload.methodId),
    step: String(payload.step),
    submitted: new Date(String(payload.submitted)),
    given: new Date(String(payload.given)),
  };
}
