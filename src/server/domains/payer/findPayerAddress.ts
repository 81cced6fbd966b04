import { eq } from 'drizzle-orm';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { type PAYABLE_TABLES, payer_tokens } from '../../database/schema/index.ts';

/** A record that a payer pays by its address. */
export interface Payable {
  readonly scope: BusinessScope;
  readonly table: (typeof PAYABLE_TABLES)[number];
  /** UUID. */
  readonly recordId: string;
}

/** Tokens as they are made, and those of the demo. */
const TOKEN = /^[\w-]{20,64}$/;

/**
 * The record of a payer's token, by one index lookup before the business is known. Throws DATA_NOT_FOUND_ERROR for an
 * unknown one.
 * Rule invoices.payer-address.
 */
export async function findPayable({ database }: Pick<Services, 'database'>, token: string): Promise<Payable> {
  if (!TOKEN.test(token)) throw notFound();
  const [found] = await database.drizzle.select().from(payer_tokens).where(eq(payer_tokens.token, token));
  if (found === undefined) throw notFound();
  return { scope: scopeOf(found), table: found.record, recordId: found.record_id };
}
