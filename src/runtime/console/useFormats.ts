import { useMemo } from 'react';
import { formatDate, formatDateTime, formatDay, formatShortDay } from '#contract/dates/formatDates.ts';
import { formatMoney, type MoneyFormat } from '#contract/money/formatMoney.ts';
import { formatMoneyCompact } from '#contract/money/formatMoneyCompact.ts';
import { formatNumber } from '#contract/money/formatNumber.ts';
import { useConsole } from './ConsoleContext.ts';

/** Formatters of figures and dates for the user. A value that cannot be parsed is returned unchanged. */
export interface Formats {
  /** Formats a decimal string of major units. */
  readonly money: (decimal: string, currency: string, format?: MoneyFormat) => string;
  readonly compactMoney: (decimal: string, currency: string) => string;
  readonly number: (count: number) => string;
  /** Formats an ISO 8601 time. */
  readonly dateTime: (instant: string) => string;
  /** Formats the day of an ISO 8601 time. */
  readonly date: (instant: string) => string;
  /** Formats a day, YYYY-MM-DD. */
  readonly day: (day: string) => string;
  readonly shortDay: (day: string) => string;
}

function orRaw(raw: string, format: () => string): string {
  try {
    return format();
  } catch {
    return raw;
  }
}

/** Returns the formats of the user's language, country and time zone. */
export function useFormats(): Formats {
  const { console, language, timeZone } = useConsole();
  const { country } = console.business;
  return useMemo(
    () => ({
      money: (decimal, currency, format) =>
        orRaw(`${decimal} ${currency}`, () => formatMoney(decimal, currency, language, format)),
      compactMoney: (decimal, currency) =>
        orRaw(`${decimal} ${currency}`, () => formatMoneyCompact(decimal, currency, language)),
      number: (count) => formatNumber(count, language),
      dateTime: (instant) => orRaw(instant, () => formatDateTime(instant, timeZone, language, country)),
      date: (instant) => orRaw(instant, () => formatDate(instant, timeZone, language, country)),
      day: (day) => orRaw(day, () => formatDay(day, language, country)),
      shortDay: (day) => orRaw(day, () => formatShortDay(day, language, country)),
    }),
    [country, language, timeZone],
  );
}
