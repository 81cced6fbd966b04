import { useTranslate } from 'react-admin';
import { today } from '#contract/dates/days.ts';
import { QUICK_RANGES, quickRange } from '#contract/dates/quickRange.ts';
import type { ResolvedDateRangeFilter } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { DateRangePanel } from './DateRangePanel.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';
import { type Range, rangeKeys, rangeOf } from './rangeOf.ts';

/** The words of a range of days: its quick name, or its ends. */
function useSummary({ from, to }: Range, now: string): string | undefined {
  const translate = useTranslate();
  const { day } = useFormats();
  if (from === '' && to === '') return undefined;
  const quick = QUICK_RANGES.find((name) => {
    const range = quickRange(name, now);
    return range.from === from && range.to === to;
  });
  if (quick !== undefined) return translate(`list.quick.${quick}`);
  if (to === '') return translate('list.since_day', { from: day(from) });
  if (from === '') return translate('list.until_day', { to: day(to) });
  return translate('list.date_range', { from: day(from), to: day(to) });
}

/** Days from and to, both included, in the person's zone. */
export function DateRangeFilter({ filter, value, onChange }: FilterProps<ResolvedDateRangeFilter>) {
  const translate = useTranslate();
  const { timeZone } = useConsole();
  const now = today(timeZone, new Date());
  const range = rangeOf(value, filter.field);

  function apply(next: Range): void {
    onChange(rangeKeys(filter.field, next));
  }

  return (
    <FilterPill
      label={translate(filter.label)}
      summary={useSummary(range, now)}
      onClear={() => apply({ from: '', to: '' })}
    >
      {(close) => (
        <DateRangePanel
          range={range}
          today={now}
          onApply={(next) => {
            apply(next);
            close();
          }}
        />
      )}
    </FilterPill>
  );
}
