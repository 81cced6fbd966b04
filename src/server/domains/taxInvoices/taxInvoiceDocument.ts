import { formatDateTime, formatMonth } from '#contract/dates/formatDates.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { business_profiles, tax_documents } from '../../database/schema/index.ts';
import { printedPage } from '../../engine/documents/printedPage.ts';
import type { FileContext, GivenFile } from '../../engine/operations/operation/operation.ts';

/**
 * `tax_documents.invoice`: a tax invoice to print: who has paid which fees of which month, and the VAT on them. In the user's
 * language. Rule receipts.tax-invoice-document.
 */
export async function taxInvoiceDocument({ transaction, session, brand, recordId }: FileContext): Promise<GivenFile> {
  const { scope, environment, business, user } = session;
  const { preferredLanguage: language } = user;
  const words = (key: string) => fillWords(brand, language, `tax.invoice_${key}`, {});
  const [invoice] = await transaction
    .select()
    .from(tax_documents)
    .where(isRecord(tax_documents, scope, recordId));
  if (invoice?.type !== 'VAT_INVOICE') throw notFound();
  const [profile] = await transaction.select().from(business_profiles).where(belongsTo(business_profiles, scope));
  const { currency, base_amount, amount, number, period, created } = invoice;
  const money = (minor: bigint) => formatMoney(toDecimal(minor, currency), currency, language);
  const address = [profile?.address_line, profile?.city, profile?.postal_code].filter(Boolean).join(', ');
  const page = printedPage({
    name: number.replaceAll(/[^\w.-]/g, '_'),
    language,
    brand: brand.brand.name,
    title: words('title'),
    amount: money(base_amount + amount),
    lines: [
      [words('number'), number],
      [words('period'), formatMonth(period, language)],
      [words('issued'), formatDateTime(created, business.timeZone, language, business.country)],
      [words('buyer'), profile?.legal_name ?? business.name],
      [words('tax_number'), profile?.tax_number],
      [words('address'), address],
      [words('base'), money(base_amount)],
      [words('tax'), money(amount)],
      [words('total'), money(base_amount + amount)],
    ],
    test: environment === 'DEVELOPMENT' ? words('test') : undefined,
    foot: words('foot'),
  });
  return { ...page, activity: 'DOCUMENT_DOWNLOADED' };
}
