import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDay } from '#contract/dates/days.ts';
import { FUTURE_RANGES, PAST_RANGES, quickRange } from '#contract/dates/quickRange.ts';
import { DayInput } from '../../parts/fields/DayInput.tsx';
import styles from './filters.module.css';
import { RangeForm } from './RangeForm.tsx';
import type { Range } from './rangeOf.ts';

interface DateRangePanelProps {
  readonly range: Range;
  /** YYYY-MM-DD in the user's time zone. */
  readonly today: string;
  /** Whether days after today can be chosen; otherwise the end may not be in the future. */
  readonly future: boolean;
  readonly onApply: (range: Range) => void;
}

/** Quick ranges, which apply at once, and two days to enter. */
export function DateRangePanel({ range, today, future, onApply }: DateRangePanelProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState(range);

  function findError(): string | undefined {
    const { from, to } = draft;
    if ([from, to].some((day) => day !== '' && !isDay(day))) return translate('list.day_invalid');
    if (from !== '' && to !== '' && from > to) return translate('list.date_order');
    const isAfterToday = [from, to].some((day) => day > today);
    return !future && isAfterToday ? translate('list.day_after_today') : undefined;
  }

  const error = findError();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (error === undefined) onApply(draft);
  }

  return (
    <>
      <fieldset className={styles.quick}>
        <legend className="unseen">{translate('list.quick_range')}</legend>
        {(future ? FUTURE_RANGES : PAST_RANGES).map((name) => {
          const quick = quickRange(name, today, future);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={quick.from === range.from && quick.to === range.to}
              onClick={() => onApply(quick)}
            >
              {translate(`list.quick.${name}`)}
            </button>
          );
        })}
      </fieldset>
      <RangeForm
        labels={{ from: translate('list.from'), to: translate('list.to') }}
        error={error}
        draft={draft}
        input={(end) => <DayInput {...end} disabled={false} min="1970-01-01" {...(!future && { max: today })} />}
        onChange={setDraft}
        onSubmit={submit}
      />
    </>
  );
}
