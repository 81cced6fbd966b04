import { eq } from 'drizzle-orm';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { type PAYABLE_TABLES, payer_tokens } from '../../database/schema/index.ts';
import type { PayableId, PayableName } from '../payments/payables/Payable.ts';

/** The record that a payer's address leads to. */
export interface PayerAddress extends PayableId {
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  readonly scope: BusinessScope;
}

const KINDS = { invoices: 'invoice', payment_links: 'payment-link' } as const satisfies Record<
  (typeof PAYABLE_TABLES)[number],
  PayableName
>;

/** Tokens as they are made, and those of the demo. */
const TOKEN = /^[\w-]{20,64}$/;

/**
 * The record of a payer's token, by one index lookup before the business is known. Throws DATA_NOT_FOUND_ERROR for an
 * unknown one.
 * Rule invoices.payer-address.
 */
export async function findPayerAddress({ database }: Pick<Services, 'database'>, token: string): Promise<PayerAddress> {
  if (!TOKEN.test(token)) throw notFound();
  const [found] = await database.drizzle.select().from(payer_tokens).where(eq(payer_tokens.token, token));
  if (found === undefined) throw notFound();
  return { scope: scopeOf(found), kind: KINDS[found.record], recordId: found.record_id };
}
