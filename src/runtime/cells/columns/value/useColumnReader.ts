import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';

/** Returns the texts and formats with which a user reads values. */
export function useColumnReader(): ColumnReader {
  const { console, language, timeZone } = useConsole();
  const { country, currency } = console.business;
  const translate = useTranslate();
  return useMemo(
    () => ({
      language,
      country,
      timeZone,
      currency,
      words: (key) => translate(key, { _: '' }) || undefined,
    }),
    [country, currency, language, timeZone, translate],
  );
}
