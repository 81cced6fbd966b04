import { isRecord } from '../../database/belongsTo.ts';
import { payment_methods } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';

type Row = typeof payment_methods.$inferSelect;
type Channel = Row['channel'];
type SubStatus = NonNullable<Row['sub_status']>;

/** Channels whose activation begins with a new user; others begin with a new submission. */
const NEW_USERS: readonly Channel[] = [
  'DANA',
  'LINKAJA',
  'SHOPEEPAY',
  'BCA',
  'BCA_DIRECT',
  'KREDIVO',
  'UBP',
  'ALFAMART',
];

/** The first activation step of a channel. Rule payment-methods.steps-of-channels. */
export function firstStep(channel: Channel): SubStatus {
  return NEW_USERS.includes(channel) ? 'new_user_activation' : 'new_submission';
}

/** Expected days until a payment method is live: the channel's own, or the usual number. Rule payment-methods.estimate. */
const DAYS: Partial<Record<Channel, number>> = { DANA: 1, QRIS: 3 };
const USUAL_DAYS = 7;
const DAY = 86_400_000;

/** When a payment method that is requested now is expected to be live. */
export function expectedLive(channel: Channel, now: Date): Date {
  return new Date(now.getTime() + (DAYS[channel] ?? USUAL_DAYS) * DAY);
}

/** Requests a payment method: it becomes pending at the first step of its channel. */
export async function activatePaymentMethod(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const thisMethod = isRecord(payment_methods, session.scope, recordId);
  const [method] = await transaction.select().from(payment_methods).where(thisMethod);
  if (method === undefined) throw new Error('Locked payment method not found');
  const { status, sub_status, channel } = method;
  const after = { status: 'pending', sub_status: firstStep(channel) } as const;
  await transaction
    .update(payment_methods)
    .set({ ...after, estimated_activation_timestamp: expectedLive(channel, now), deactivated_at: null, updated: now })
    .where(thisMethod);
  return { activity: 'RECORD_CHANGED', before: { status, sub_status }, after };
}
