import { useTranslate } from 'react-admin';
import { useFormats } from '../../../console/useFormats.ts';
import type { FigureDays } from './summedListPath.ts';

/** Returns how the days of a figure are written: a day, or the first and the last; without their years if `short`. */
export function useDaysText(short = false): (days: FigureDays) => string {
  const translate = useTranslate();
  const { day, shortDay } = useFormats();
  // A narrow table breaks between the days, not within one.
  const write = short ? (text: string) => shortDay(text).replaceAll(' ', '\u00a0') : day;
  return ({ from, to }) =>
    from === to ? write(from) : translate('block.chart_range', { from: write(from), to: write(to) });
}
