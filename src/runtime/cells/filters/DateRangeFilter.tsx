import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '#contract/dates/days.ts';
import { FUTURE_RANGES, PAST_RANGES, quickRange } from '#contract/dates/quickRange.ts';
import type { ResolvedDateRangeFilter } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { businessNow } from '../../core/businessTime.ts';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';
import { type Range, rangeKeys, rangeOf } from './rangeOf.ts';

/** The day input loads with the panel: no list needs it at first. */
const DateRangePanel = lazy(async () => ({ default: (await import('./DateRangePanel.tsx')).DateRangePanel }));

/** Returns the summary of a range of days: its quick name, or its ends. */
function useSummary({ from, to }: Range, now: string, future: boolean): string | undefined {
  const translate = useTranslate();
  const { day } = useFormats();
  if (from === '' && to === '') return undefined;
  const quick = (future ? FUTURE_RANGES : PAST_RANGES).find((name) => {
    const range = quickRange(name, now, future);
    return range.from === from && range.to === to;
  });
  if (quick !== undefined) return translate(`list.quick.${quick}`);
  if (to === '') return translate('list.since_day', { from: day(from) });
  if (from === '') return translate('list.until_day', { to: day(to) });
  return translate('list.date_range', { from: day(from), to: day(to) });
}

/** A range of days, both ends inclusive, in the user's time zone. */
export function DateRangeFilter({ filter, value, onChange }: FilterProps<ResolvedDateRangeFilter>) {
  const translate = useTranslate();
  const { timeZone } = useConsole();
  const now = today(timeZone, businessNow());
  const range = rangeOf(value, filter.field);

  function apply(next: Range): void {
    onChange(rangeKeys(filter.field, next));
  }

  return (
    <FilterPill
      label={translate(filter.label)}
      summary={useSummary(range, now, filter.future)}
      onClear={() => apply({ from: '', to: '' })}
    >
      {(close) => (
        <>
          <FilterHelp filter={filter} />
          <DateRangePanel
            range={range}
            today={now}
            future={filter.future}
            onApply={(next) => {
              apply(next);
              close();
            }}
          />
        </>
      )}
    </FilterPill>
  );
}
