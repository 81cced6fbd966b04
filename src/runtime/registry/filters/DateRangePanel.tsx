import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { QUICK_RANGES, quickRange } from '#contract/dates/quickRange.ts';
import styles from './filters.module.css';
import { RangeForm } from './RangeForm.tsx';
import type { Range } from './rangeOf.ts';

interface DateRangePanelProps {
  readonly range: Range;
  /** YYYY-MM-DD in the person's zone; no day after it can be chosen (shell.md, section 5). */
  readonly today: string;
  readonly onApply: (range: Range) => void;
}

/** Quick ranges, which hold at once, and two days of one's own. */
export function DateRangePanel({ range, today, onApply }: DateRangePanelProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState(range);
  const isReversed = draft.from !== '' && draft.to !== '' && draft.from > draft.to;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReversed) onApply(draft);
  }

  return (
    <>
      <fieldset className={styles.quick}>
        <legend className={styles.hidden}>{translate('list.quick_range')}</legend>
        {QUICK_RANGES.map((name) => {
          const quick = quickRange(name, today);
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
        problem={isReversed ? translate('list.date_order') : undefined}
        draft={draft}
        input={{ type: 'date', max: today, min: '1970-01-01' }}
        onChange={setDraft}
        onSubmit={submit}
      />
    </>
  );
}
