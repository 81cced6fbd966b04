import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { today } from '#contract/dates/days.ts';
import { isRangePreset, type RangePreset, rangeDays, writeRange } from '#contract/reports/reportPeriod.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { businessNow } from '../../core/businessTime.ts';
import { DayInput } from '../../parts/fields/DayInput.tsx';
import styles from '../../parts/fields/forms.module.css';
import { describedBy, widgetField } from './base/widgetField.ts';

const PRESET_WORDS: Readonly<Record<RangePreset, string>> = {
  today: 'list.quick.today',
  this_week: 'shell.form.range_this_week',
  this_month: 'list.quick.this_month',
  previous_month: 'shell.form.range_previous_month',
};

const EMPTY = { from: '', to: '' };

/** A predefined period, or two days to enter; the days of a period are shown in the time zone. */
export function DateRangeWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { timeZone } = useConsole();
  const { id, value, disabled, rawErrors = [], onChange } = props;
  const { presets = [], max_days: most } = widgetField(props);
  const now = today(timeZone, businessNow());
  const text = typeof value === 'string' ? value : '';
  const preset = isRangePreset(text) ? text : undefined;
  const [from = '', to = ''] = preset === undefined ? text.split('/') : [];
  const days = preset === undefined ? undefined : rangeDays(preset, now);
  const typed = text === '' || preset !== undefined ? EMPTY : { from, to };

  function type(change: Partial<typeof EMPTY>): void {
    onChange(writeRange({ ...typed, ...change }));
  }

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.period}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id)}
    >
      <div className={styles.presets}>
        {presets.filter(isRangePreset).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.preset}
            aria-pressed={name === preset}
            disabled={disabled ?? false}
            onClick={() => onChange(name)}
          >
            {translate(PRESET_WORDS[name])}
          </button>
        ))}
        <button
          type="button"
          className={styles.preset}
          aria-pressed={preset === undefined && text !== ''}
          disabled={disabled ?? false}
          onClick={() => preset !== undefined && days !== undefined && onChange(writeRange(days))}
        >
          {translate('shell.form.custom_range')}
        </button>
      </div>
      {days !== undefined ? (
        <p className={styles.help}>{translate('list.date_range', { from: day(days.from), to: day(days.to) })}</p>
      ) : (
        <div className={styles.ends}>
          {(['from', 'to'] as const).map((end) => (
            <div key={end}>
              <label htmlFor={`${id}-${end}`}>{translate(`shell.form.range_${end}`)}</label>
              <DayInput
                id={`${id}-${end}`}
                label={translate(`shell.form.range_${end}`)}
                value={typed[end]}
                disabled={disabled ?? false}
                invalid={rawErrors.length > 0}
                min="1970-01-01"
                max={now}
                onChange={(day) => type({ [end]: day })}
              />
            </div>
          ))}
        </div>
      )}
      {most !== undefined && <p className={styles.help}>{translate('shell.form.range_limit', { days: most })}</p>}
    </fieldset>
  );
}
