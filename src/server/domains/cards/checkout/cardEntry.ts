import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { BackgroundBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { invoices, payment_links } from '../../../database/schema/index.ts';
import { payableOf } from '../../payments/requests/payRequest.ts';
import type { PaymentRequestRow } from '../../payments/requests/requestPayment.ts';
import type { CardEntry } from '../acquirer/CardAcquirer.ts';

/** The end of the payer's address of what a request pays. */
async function linkOf(
  transaction: BusinessTransaction,
  { scope }: Pick<BackgroundBusiness, 'scope'>,
  request: PaymentRequestRow,
): Promise<string> {
  const { kind, recordId } = payableOf(request);
  const table = kind === 'invoice' ? invoices : payment_links;
  const [row] = await transaction
    .select({ link: table.link })
    .from(table)
    .where(isRecord(table, scope, recordId));
  if (row?.link == null) throw new Error(`${request.paid_for} has no address for payers`);
  return row.link;
}

/** What an acquirer opens a page with for a payment request. `given`: when it was first submitted. UTC. */
export async function cardEntry(
  transaction: BusinessTransaction,
  business: BackgroundBusiness,
  request: PaymentRequestRow,
  given: Date,
): Promise<CardEntry> {
  const { amount, currency, expires } = request;
  const { brand, country } = business;
  const id = formatRecordId('preq', request.id);
  const link = await linkOf(transaction, business, request);
  const returnUrl = `${brand.address}/pay/${encodeURIComponent(link)}?request=${id}`;
  return { id, amount: toDecimal(amount, currency), currency, country, returnUrl, expires, given };
}
