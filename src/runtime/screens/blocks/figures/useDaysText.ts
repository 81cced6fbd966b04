import { useTranslate } from 'react-admin';
import { useFormats } from '../../../console/useFormats.ts';
import type { FigureDays } from './summedListPath.ts';

/** Returns how the days of a figure are written: a day, or the first and the last. */
export function useDaysText(): (days: FigureDays) => string {
  const translate = useTranslate();
  const { day } = useFormats();
  return ({ from, to }) => (from === to ? day(from) : translate('block.chart_range', { from: day(from), to: day(to) }));
}
