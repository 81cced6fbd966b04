import { eq } from 'drizzle-orm';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { scopeOf } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { type ADDRESSED_TABLES, PAYABLE_TABLES, payer_tokens } from '../../database/schema/index.ts';
import type { PayableId, PayableName } from '../payments/payables/Payable.ts';

type AddressedTable = (typeof ADDRESSED_TABLES)[number];

/** A record that a person outside the business opens by its address. */
export interface Addressed<Table extends AddressedTable = AddressedTable> {
  readonly scope: BusinessScope;
  readonly table: Table;
  /** UUID. */
  readonly recordId: string;
}

/** The record that a payer's address leads to. */
export interface PayerAddress extends PayableId {
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  readonly scope: BusinessScope;
}

const KINDS = {
  invoices: 'invoice',
  payment_links: 'payment-link',
  store_orders: 'store-order',
} as const satisfies Record<(typeof PAYABLE_TABLES)[number], PayableName>;

/** Tokens as they are made, those of the demo, and the names of stores. */
const TOKEN = /^[\w.-]{3,64}$/;

/**
 * The record of a token in one of the tables, by one index lookup before the business is known. Throws DATA_NOT_FOUND_ERROR
 * for an unknown one.
 * Rule invoices.payer-address.
 */
export async function findAddressed<Table extends AddressedTable>(
  { database }: Pick<Services, 'database'>,
  token: string,
  tables: readonly Table[],
): Promise<Addressed<Table>> {
  if (!TOKEN.test(token)) throw notFound();
  const [found] = await database.drizzle.select().from(payer_tokens).where(eq(payer_tokens.token, token));
  const table = tables.find((one) => one === found?.record);
  if (found === undefined || table === undefined) throw notFound();
  return { scope: scopeOf(found), table, recordId: found.record_id };
}

/** The record of a payer's token. Throws DATA_NOT_FOUND_ERROR. */
export async function findPayerAddress(services: Pick<Services, 'database'>, token: string): Promise<PayerAddress> {
  const { scope, table, recordId } = await findAddressed(services, token, PAYABLE_TABLES);
  return { scope, kind: KINDS[table], recordId };
}
