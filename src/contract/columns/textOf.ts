import { addressText } from '../addresses/Address.ts';
import { isDay } from '../dates/days.ts';
import { formatDate, formatDateTime, formatDay, formatMonth } from '../dates/formatDates.ts';
import type { ColumnType, ResolvedColumn } from '../generated/api.ts';
import { formatDecimal } from '../money/formatDecimal.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { formatMoneyCompact } from '../money/formatMoneyCompact.ts';
import { splitSource } from '../reports/splitSource.ts';
import type { ColumnReader } from './ColumnReader.ts';
import { channelName } from './channelName.ts';
import { dateStyle } from './dateStyle.ts';
import { formatFigure } from './formatFigure.ts';
import { networkName } from './networkName.ts';
import { rawText } from './rawText.ts';
import { recordWord } from './recordWord.ts';
import { signedAmount } from './signedAmount.ts';
import { tagsOf } from './tagsOf.ts';

type ApiRecord = Readonly<Record<string, unknown>>;

/** A value that is there, and what its text depends on. */
interface Shown {
  /** The value as text, as it came. */
  readonly raw: string;
  readonly value: unknown;
  readonly column: ResolvedColumn;
  readonly record: ApiRecord;
  readonly reader: ColumnReader;
}

function orRaw(raw: string, format: () => string): string {
  try {
    return format();
  } catch {
    return raw;
  }
}

function plain({ raw }: Shown): string {
  return raw;
}

/** An address of the product without its host, where the value is the end of one. */
function address({ raw, column }: Shown): string {
  return `${column.path ?? ''}${raw}`;
}

const MEANINGS = { money, country, number } as const;

/** How a text is written that is an amount, a country or a number in this record; `undefined` for plain text. */
function meaningOf({ column, record }: Shown): ((shown: Shown) => string) | undefined {
  const kind = rawText(column.text && record[column.text]);
  const meanings = Object.entries(column.means ?? {});
  const found = kind === undefined ? undefined : meanings.find(([, values]) => values.includes(kind));
  return found && MEANINGS[found[0] as keyof typeof MEANINGS];
}

function text(shown: Shown): string {
  const { raw, column, reader } = shown;
  const meant = meaningOf(shown);
  if (meant !== undefined) return meant(shown);
  if (column.values !== undefined) return labelOf(raw, shown);
  if (column.format === 'month') return orRaw(raw, () => formatMonth(raw, reader.language));
  if (column.format === 'percent') return orRaw(raw, () => `${formatDecimal(raw, reader.language)}%`);
  if (column.format === 'upper') return raw.toUpperCase();
  return column.format === 'lower' ? raw.toLowerCase() : raw;
}

function number({ raw, column, reader }: Shown): string {
  return orRaw(raw, () => formatFigure(raw, reader.language, column));
}

function money({ raw: stored, column, record, reader }: Shown): string {
  const raw = signedAmount(stored, column, record);
  const currency = rawText(column.currency && record[column.currency]) ?? reader.currency;
  return orRaw(`${raw} ${currency}`, () =>
    column.format === 'compact'
      ? formatMoneyCompact(raw, currency, reader.language)
      : formatMoney(raw, currency, reader.language, { sign: column.sign ?? false }),
  );
}

function day({ raw, column, reader }: Shown): string {
  const { timeZone, language, country } = reader;
  const style = dateStyle(column);
  return orRaw(raw, () =>
    isDay(raw) ? formatDay(raw, language, country, style) : formatDate(raw, timeZone, language, country, style),
  );
}

function moment({ raw, column, reader }: Shown): string {
  const { timeZone, language, country } = reader;
  return orRaw(raw, () => formatDateTime(raw, timeZone, language, country, dateStyle(column)));
}

function labelOf(raw: string, { column, reader }: Shown): string {
  const known = column.values?.find(({ value }) => value === raw);
  return (known && reader.words(known.label)) ?? raw;
}

function labelled(shown: Shown): string {
  return labelOf(shown.raw, shown);
}

function channel(shown: Shown): string {
  const label = labelled(shown);
  return label === shown.raw ? (channelName(shown.raw) ?? label) : label;
}

function boolean({ value, raw, column, reader }: Shown): string {
  if (typeof value !== 'boolean') return raw;
  return reader.words(value ? (column.yes ?? 'shell.yes') : (column.no ?? 'shell.no')) ?? raw;
}

function country({ raw, reader }: Shown): string {
  return reader.words(`countries.${raw}`) ?? raw;
}

function recordKind({ raw, reader }: Shown): string {
  return reader.words(recordWord(raw)) ?? raw;
}

function exportedList({ raw }: Shown): string {
  return splitSource(raw).resource;
}

function named({ raw, column, record }: Shown): string {
  return rawText(column.text && record[column.text]) ?? raw;
}

function card({ raw, column, record }: Shown): string {
  const network = networkName(rawText(column.text && record[column.text]));
  return network === undefined ? raw : `${network} ${raw}`;
}

function tags(shown: Shown): string {
  // A copy or an export contains the full list.
  const words = tagsOf(shown.value, { ...shown.column, abbreviate: false })?.words;
  return words?.map((tag) => labelOf(tag, shown)).join(', ') ?? shown.raw;
}

function placeAddress({ raw, value }: Shown): string {
  return typeof value === 'object' && value !== null ? addressText(value) || raw : raw;
}

const TEXTS = {
  text,
  number,
  money,
  date: day,
  datetime: moment,
  // Relative times age: outside the screen, use the absolute time.
  'relative-time': moment,
  status: labelled,
  enum: labelled,
  steps: labelled,
  boolean,
  country,
  'record-kind': recordKind,
  bank: channel,
  channel,
  'masked-card': card,
  email: plain,
  phone: plain,
  link: address,
  image: named,
  'qr-code': address,
  tags,
  relation: named,
  'exported-list': exportedList,
  file: plain,
  address: placeAddress,
  json: plain,
} as const satisfies { [T in ColumnType]: (shown: Shown) => string };

/**
 * The text of a value as a person reads it, for every column type: what a cell says, an export holds and a copy button
 * copies. `undefined` where there is no value. A value that does not match its type is returned unchanged; never
 * throws. What a spreadsheet could take for a formula is left to the writer of the spreadsheet.
 */
export function textOf(column: ResolvedColumn, record: ApiRecord, reader: ColumnReader): string | undefined {
  const value = record[column.field];
  const raw = rawText(value);
  if (raw === undefined) return undefined;
  // A newer server may send a type that this code does not know.
  return Object.hasOwn(TEXTS, column.type) ? TEXTS[column.type]({ raw, value, column, record, reader }) : raw;
}
