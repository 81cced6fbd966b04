import { isRecord } from '../../database/belongsTo.ts';
import { credit_card_payments } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';

/** The condition for the payment of the operation. */
export function isThisPayment({ session: { scope }, recordId }: RecordContext) {
  return isRecord(credit_card_payments, scope, recordId);
}

/** The locked card payment of the operation. */
export async function findPayment(context: RecordContext): Promise<typeof credit_card_payments.$inferSelect> {
  const [payment] = await context.transaction.select().from(credit_card_payments).where(isThisPayment(context));
  if (payment === undefined) throw notAvailable();
  return payment;
}
