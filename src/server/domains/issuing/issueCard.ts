import { randomInt } from 'node:crypto';
import { today } from '#contract/dates/days.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { card_products } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';

/** First six digits of sandbox cards. */
const FIRST_SIX = { VISA: '453203', MASTERCARD: '536817' } as const;

/** The expiry month, MM/YY, of a card that is issued on a day (YYYY-MM-DD) of the business. Rule products.card-valid-years. */
function expiryAfter(day: string, years: number): string {
  const [year = '', month = ''] = day.split('-');
  return `${month}/${String(Number(year) + years).slice(2)}`;
}

/** Throws API_VALIDATION_ERROR for a limit above the product's. Rule products.issue-active-product. */
function requireWithin(
  { card_limit: most, currency }: Pick<typeof card_products.$inferSelect, 'card_limit' | 'currency'>,
  limit: unknown,
): void {
  if (typeof limit !== 'bigint' || limit <= most) return;
  const shown = toDecimal(most, currency);
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    {
      field: 'card_limit',
      message: `is more than ${shown}, the limit of the card product`,
      code: 'over_product_limit',
      amount: shown,
    },
  ]);
}

/**
 * Issues a card of an active card product. Only the ends of its number are stored; the cardholder has the full number.
 * Without its own limit it has the product's. Throws API_VALIDATION_ERROR for a higher limit, and
 * ACTION_NOT_AVAILABLE_ERROR when the product is inactive.
 */
export async function issueCard(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  return createRecord(context, async ({ card_product_id: productId, card_limit: limit }) => {
    const [product] = await transaction
      .select()
      .from(card_products)
      .where(isRecord(card_products, session.scope, String(productId)));
    if (product?.status !== 'ACTIVE') throw notAvailable();
    requireWithin(product, limit);
    return {
      // A physical card is activated by its holder.
      // Rule products.issued-card-status.
      status: product.type === 'VIRTUAL' ? 'ACTIVE' : 'INACTIVE',
      card_number: `${FIRST_SIX[product.network]}••••••${String(randomInt(10_000)).padStart(4, '0')}`,
      expiry: expiryAfter(today(session.business.timeZone, now), product.valid_years),
      card_limit: limit ?? product.card_limit,
      spent: 0n,
    };
  });
}
