import type { Config } from '#compiler/config.ts';
import type { MethodStepForm } from '#contract/generated/forms.ts';
import { declaredEvent, reviewOf } from '#contract/reviews.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { addNotification } from '../../core/notifications/addNotification.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { payment_methods } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext, StartContext } from '../../engine/operations/operation/operation.ts';
import { findApplication } from './keepApplication.ts';
import { businessStep, isSwitchStep, isTestStep, nextStep, type Submitted, stepsOf } from './nextStep.ts';
import { queuePartner } from './partners/queuePartner.ts';

type Method = typeof payment_methods.$inferSelect;

const RECORD = 'payment-method';

/** A pending payment method that is moved to another step. */
export interface MovedMethod {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  readonly config: Pick<Config, 'resources'>;
  /** UUID. */
  readonly methodId: string;
  readonly now: Date;
}

/** What changes with the step besides it. */
interface StepGiven {
  readonly note: string | null;
  /** The partner's page for the test; `null` at every other step. */
  readonly uat_url: string | null;
}

/** Locks a payment method and moves it to a step. Throws ACTION_NOT_AVAILABLE_ERROR without one, or out of its state. */
async function move(
  { transaction, scope, config, methodId, now }: MovedMethod,
  event: string | undefined,
  given: StepGiven,
  stepAfter: (
    steps: readonly string[],
    current: Method['sub_status'],
    submitted: Submitted | undefined,
  ) => string | undefined,
): Promise<OperationOutcome> {
  const thisMethod = isRecord(payment_methods, scope, methodId);
  const [method] = await transaction.select().from(payment_methods).where(thisMethod).for('update');
  const { from = [] } = declaredEvent(RECORD, event ?? '').event;
  const submitted = await findApplication(transaction, scope, methodId);
  const step = method && stepAfter(stepsOf(config, method.channel), method.sub_status, submitted);
  if (method === undefined || step === undefined || !from.includes(method.status)) throw notAvailable();
  const after = { sub_status: step as NonNullable<Method['sub_status']>, ...given };
  await transaction
    .update(payment_methods)
    .set({ ...after, updated: now })
    .where(thisMethod);
  await queuePartner(transaction, scope, { ...method, ...after }, now);
  if (isTestStep(step))
    await addNotification(
      transaction,
      scope,
      { kind: 'payment-method-testing', recordId: methodId, values: method },
      now,
    );
  const { sub_status, note, uat_url } = method;
  return { activity: 'RECORD_CHANGED', before: { sub_status, note, uat_url }, after };
}

/** The step that follows that of a payment method. Throws LAST_STEP_ERROR where only being live follows. */
export async function stepOf({ transaction, scope, config, methodId }: Omit<MovedMethod, 'now'>): Promise<string> {
  const { channel, sub_status } = payment_methods;
  const [method] = await transaction
    .select({ channel, sub_status })
    .from(payment_methods)
    .where(isRecord(payment_methods, scope, methodId));
  if (method === undefined) throw notAvailable();
  const submitted = await findApplication(transaction, scope, methodId);
  const step = nextStep(stepsOf(config, method.channel), method.sub_status, submitted);
  if (step === undefined) {
    throw new ApiError('LAST_STEP_ERROR', 'No other step follows before it is live. Approve or reject it.');
  }
  return step;
}

/**
 * Moves a payment method on by a step; to a test, with the link for it. Throws ACTION_NOT_AVAILABLE_ERROR where only being live
 * follows, or where another reviewer has moved it in the meantime.
 * Rule payment-methods.uat-link.
 */
export function advanceStep(moved: MovedMethod, { step, uat_url }: MethodStepForm): Promise<OperationOutcome> {
  const given = { note: null, uat_url: uat_url ?? null };
  return move(moved, reviewOf(RECORD)?.advance, given, (steps, current, submitted) => {
    const next = nextStep(steps, current, submitted);
    return next === step ? next : undefined;
  });
}

/** Has the business complete what it submitted. Rule payment-methods.completed. */
export function askForMore(moved: MovedMethod, note: string | null): Promise<OperationOutcome> {
  return move(moved, reviewOf(RECORD)?.ask, { note, uat_url: null }, businessStep);
}

function ownMethod({ transaction, session: { scope }, brand: { config }, recordId, now }: RecordContext): MovedMethod {
  return { transaction, scope, config, methodId: recordId, now };
}

/** The initial values of the next step. */
export async function startAdvance({ transaction, session: { scope }, brand: { config }, recordId }: StartContext) {
  return { step: await stepOf({ transaction, scope, config, methodId: recordId }) };
}

/** `payment_methods.advance`: the next step, in place of a reviewer. Test mode only. Rule reviews.sandbox. */
export function advanceMethod(context: RecordContext): Promise<OperationOutcome> {
  return advanceStep(ownMethod(context), context.input as unknown as MethodStepForm);
}

/**
 * `payment_methods.confirm`: the business confirms that it leaves its provider, and the payment method goes on.
 * Rule payment-methods.switch-confirmed.
 */
export function confirmSwitch(context: RecordContext): Promise<OperationOutcome> {
  const given = { note: null, uat_url: null };
  return move(ownMethod(context), context.action.event, given, (steps, current, submitted) =>
    isSwitchStep(current) ? nextStep(steps, current, submitted) : undefined,
  );
}

/** `payment_methods.ask`: more is needed, in place of a reviewer. Test mode only. Rule reviews.sandbox. */
export function askInTestMode(context: RecordContext): Promise<OperationOutcome> {
  return askForMore(ownMethod(context), null);
}
