import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { channelName } from '#contract/columns/channelName.ts';
import { formatDateTime } from '#contract/dates/formatDates.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { transactions } from '../../database/schema/index.ts';
import type { FileContext, GivenFile } from '../../engine/operations/operation/operation.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import { isWallet } from './sendMoney.ts';

type Row = Readonly<Record<string, unknown>>;

/** A page for A4 and for phones, without files of its own. */
const STYLE = `@page{size:A4;margin:20mm}body{margin:0;padding:24px;background:#fff;color:#1b1f29;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:640px;margin:0 auto}h1{margin:24px 0 0;font-size:20px}.amount{margin:4px 0 24px;font-size:32px;font-weight:700;line-height:1.25}
dl{margin:0;border-top:1px solid #d5d9e2}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding:12px 0;border-bottom:1px solid #d5d9e2;break-inside:avoid}
dt{color:#545b6b}dd{margin:0;overflow-wrap:anywhere;font-weight:600}.brand{font-weight:700}.foot,.test{margin-top:24px;color:#545b6b;font-size:14px}.test{color:#8a4b00}@media print{body{padding:0}}`;

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
  const rows = lines
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(String(value))}</dd></div>`);
  const test = session.environment === 'DEVELOPMENT' ? `<p class="test">${escapeHtml(words('test'))}</p>` : '';
  const title = `${words('title')} – ${String(external_id)}`;
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><p class="brand">${escapeHtml(brand.brand.name)}</p><h1>${escapeHtml(words('title'))}</h1><p class="amount">${escapeHtml(shown)}</p><dl>${rows.join('')}</dl>${test}<p class="foot">${escapeHtml(words('foot'))}</p></main></body>
</html>
`;
  const content = Readable.from([page]);
  return {
    name: `${String(external_id)}.html`,
    type: 'text/html; charset=utf-8',
    content,
    activity: 'PROOF_DOWNLOADED',
  };
}
