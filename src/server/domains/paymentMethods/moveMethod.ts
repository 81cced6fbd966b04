import type { Config } from '#compiler/config.ts';
import { declaredEvent, reviewOf } from '#contract/reviews.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { payment_methods } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { businessStep, nextStep, stepsOf } from './nextStep.ts';

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

/** Locks a payment method and moves it to a step. Throws ACTION_NOT_AVAILABLE_ERROR without one, or out of its state. */
async function move(
  { transaction, scope, config, methodId, now }: MovedMethod,
  event: string | undefined,
  note: string | null,
  stepAfter: (steps: readonly string[], current: Method['sub_status']) => string | undefined,
): Promise<OperationOutcome> {
  const thisMethod = isRecord(payment_methods, scope, methodId);
  const [method] = await transaction.select().from(payment_methods).where(thisMethod).for('update');
  const { from = [] } = declaredEvent(RECORD, event ?? '').event;
  const step = method && stepAfter(stepsOf(config, method.channel), method.sub_status);
  if (method === undefined || step === undefined || !from.includes(method.status)) throw notAvailable();
  const after = { sub_status: step as NonNullable<Method['sub_status']>, note };
  await transaction
    .update(payment_methods)
    .set({ ...after, updated: now })
    .where(thisMethod);
  const { sub_status } = method;
  return { activity: 'RECORD_CHANGED', before: { sub_status, note: method.note }, after };
}

/** Moves a payment method on by a step. Throws ACTION_NOT_AVAILABLE_ERROR where only being live follows. */
export function advanceStep(moved: MovedMethod): Promise<OperationOutcome> {
  return move(moved, reviewOf(RECORD)?.advance, null, nextStep);
}

/** Has the business complete what it submitted. Rule payment-methods.completed. */
export function askForMore(moved: MovedMethod, note: string | null): Promise<OperationOutcome> {
  return move(moved, reviewOf(RECORD)?.ask, note, businessStep);
}

function ownMethod({ transaction, session: { scope }, brand: { config }, recordId, now }: RecordContext): MovedMethod {
  return { transaction, scope, config, methodId: recordId, now };
}

/** `payment_methods.advance`: the next step, in place of a reviewer. Test mode only. Rule reviews.sandbox. */
export function advanceMethod(context: RecordContext): Promise<OperationOutcome> {
  return advanceStep(ownMethod(context));
}

/** `payment_methods.ask`: more is needed, in place of a reviewer. Test mode only. Rule reviews.sandbox. */
export function askInTestMode(context: RecordContext): Promise<OperationOutcome> {
  return askForMore(ownMethod(context), null);
}
