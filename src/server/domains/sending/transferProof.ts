import { and, eq } from 'drizzle-orm';
import { channelName } from '#contract/columns/channelName.ts';
import { formatDateTime } from '#contract/dates/formatDates.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { transactions } from '../../database/schema/index.ts';
import { printedPage } from '../../engine/documents/printedPage.ts';
import type { FileContext, GivenFile } from '../../engine/operations/operation/operation.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import { isWallet } from './sendMoney.ts';

type Row = Readonly<Record<string, unknown>>;

async function rowOf({ transaction, session, record, recordId }: FileContext): Promise<Row> {
  const { table, column } = recordTable(record);
  const { businessId, environment } = session.scope;
  const isThis = and(
    eq(column('business_id'), businessId),
    eq(column('environment'), environment),
    eq(column('id'), recordId),
  );
  const [row]: Row[] = await transaction.select().from(table).where(isThis);
  if (row === undefined) throw notFound();
  return row;
}

/** The reference by which the bank knows the transfer. */
async function bankReference({ transaction, session }: FileContext, id: unknown): Promise<string | undefined> {
  if (typeof id !== 'string') return undefined;
  const [sent] = await transaction
    .select({ reference: transactions.reference })
    .from(transactions)
    .where(isRecord(transactions, session.scope, id));
  return sent?.reference;
}

/**
 * `transfers.proof`: a printable page that a completed disbursement, remittance, payout or withdrawal has arrived: who sent
 * how much, by what and to which account (its last digits), and when the bank had it. In the user's language.
 * Rule sending.proof, transactions.payment-proof.
 */
export async function transferProof(context: FileContext): Promise<GivenFile> {
  const { session, brand, record, recordId } = context;
  const { preferredLanguage: language } = session.user;
  const { name: business, timeZone, country } = session.business;
  const words = (key: string) => fillWords(brand, language, `sending.proof_${key}`, {});
  const row = await rowOf(context);
  const { amount, currency, bank, account_number, completed, external_id, description } = row;
  if (typeof amount !== 'bigint' || typeof currency !== 'string' || !isCurrency(currency)) throw notFound();
  const shown = formatMoney(toDecimal(amount, currency), currency, language);
  const moment = completed instanceof Date ? completed : new Date(String(completed));
  const lines: readonly (readonly [string, unknown])[] = [
    [words('from'), business],
    [words('to'), row.account_name ?? row.recipient_name],
    [words('account'), `${channelName(String(bank)) ?? String(bank)} •••• ${String(account_number).slice(-4)}`],
    [words('through'), `${words(isWallet(String(bank)) ? 'through_wallet' : 'through_bank')} (${currency})`],
    [words('completed'), formatDateTime(moment, timeZone, language, country)],
    [words('description'), description],
    [words('reference'), external_id],
    [words('bank_reference'), await bankReference(context, row.transaction_id)],
    [words('id'), formatRecordId(record.idPrefix, recordId)],
  ];
  const page = printedPage({
    name: String(external_id),
    language,
    brand: brand.brand.name,
    title: words('title'),
    amount: shown,
    lines,
    test: session.environment === 'DEVELOPMENT' ? words('test') : undefined,
    foot: words('foot'),
  });
  return { ...page, activity: 'PROOF_DOWNLOADED' };
}
