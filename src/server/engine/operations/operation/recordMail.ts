import { formatDay } from '#contract/dates/formatDates.ts';
import type { Country, Language } from '#contract/generated/api.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import { composeMail } from '../../../core/mails/composeMail.ts';
import type { Mail } from '../../../core/outbox/sendMail.ts';

type Row = Readonly<Record<string, unknown>>;

/** Line breaks in a value, which would add lines to the mail. */
const BREAKS = /[\r\n\u2028\u2029]+/g;

/** The language of a text, and the country of the business, by which dates are written. */
interface TextLocale {
  readonly language: Language;
  readonly country: Country;
}

function textOf(
  { name, kind, currency = '' }: RecordField,
  row: Row,
  { language, country }: TextLocale,
): string | undefined {
  const value = row[name] ?? null;
  if (value === null) return '';
  if (kind === 'money' && typeof value === 'bigint') {
    const code = row[currency];
    return typeof code === 'string' && isCurrency(code) ? formatMoney(toDecimal(value, code), code, language) : '';
  }
  if (kind === 'date') return formatDay(String(value), language, country);
  return kind === 'text' || kind === 'enum' || kind === 'number' ? String(value).replaceAll(BREAKS, ' ') : undefined;
}

/** The whole address that a field holds the end of (`x-path`); empty where the record has none. */
export function addressOf(
  { name, path = '' }: RecordField,
  row: Row,
  { address }: Pick<BrandConfig, 'address'>,
): string {
  const end = row[name];
  return typeof end === 'string' ? `${address}${path}${encodeURIComponent(end)}` : '';
}

/** A mail about a record. */
export interface RecordMail {
  /** Template keys are `mails.<mail>_subject` and `mails.<mail>_text`. */
  readonly mail: string;
  readonly record: RecordSchema;
  /** The record's columns. */
  readonly row: Row;
  readonly business: { readonly name: string; readonly country: Country };
  readonly brand: BrandConfig;
  readonly language: Language;
  /** Additional values for the template. */
  readonly also?: Readonly<Record<string, string>>;
}

/** The fields of a record as a text shows them in a language, by name. */
export function fieldTexts(
  record: RecordSchema,
  row: Row,
  { brand, ...locale }: TextLocale & Pick<RecordMail, 'brand'>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of Object.values(record.fields)) {
    const text = field.path === undefined ? textOf(field, row, locale) : addressOf(field, row, brand);
    if (text !== undefined) values[field.name] = text;
  }
  return values;
}

/** A mail about a record, with the record's fields interpolated. */
export function recordMail({ mail, record, row, business, brand, language, also }: RecordMail): Omit<Mail, 'to'> {
  const { name, country } = business;
  const values = fieldTexts(record, row, { brand, language, country });
  return composeMail({
    brand,
    language,
    mail,
    values: { ...values, ...also, business: name, brand: brand.brand.name },
  });
}
