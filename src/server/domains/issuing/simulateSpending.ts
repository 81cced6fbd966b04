import type { SimulatedSpendingForm } from '#contract/generated/forms.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { authorizeSpending } from './authorizeSpending.ts';
import { cardTransactionId, lockCard } from './spending.ts';

/**
 * `issued_cards.simulate`: a merchant or a cash machine charges a card, which may decline. Throws
 * ENVIRONMENT_NOT_ALLOWED_ERROR in live mode.
 * Rule products.card-spending.
 */
export async function simulateSpending(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { scope, business } = session;
  requireTestMode(session);
  const card = await lockCard(transaction, scope, recordId);
  if (card === undefined) throw notAvailable();
  const input = context.input as unknown as SimulatedSpendingForm;
  const spending = { ...input, amount: parseDecimal(input.amount, card.currency) };
  const made = await authorizeSpending(transaction, { scope, timeZone: business.timeZone }, card, spending, now);
  const { id, status, decline_reason } = made;
  return {
    facts: { amount: made.amount, recipient: made.merchant_name, ...(status === 'DECLINED' && { unmoved: true }) },
    activity: 'PAYMENT_SIMULATED',
    before: {},
    after: {
      transaction: cardTransactionId(id),
      status,
      ...(decline_reason && { decline_reason }),
      amount: input.amount,
    },
  };
}
