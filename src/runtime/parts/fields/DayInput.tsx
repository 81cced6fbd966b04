import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOrder, readTypedDay, writeTypedDay } from '#contract/dates/dayInput.ts';
import { isDay } from '#contract/dates/days.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { dayFormatKey } from './dayFormatKey.ts';
import styles from './forms.module.css';

interface DayInputProps {
  readonly id: string;
  /** The field's name, for the button that opens the calendar. */
  readonly label: string;
  /** YYYY-MM-DD, or the typed text if it is not a valid day. */
  readonly value: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly required?: boolean;
  readonly describedBy?: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

/**
 * A day, typed in the order of the business's country in every browser language, or picked in the device's own
 * calendar.
 */
export function DayInput(props: DayInputProps) {
  const { id, label, value, disabled, invalid, required, describedBy, min, max, onChange } = props;
  const translate = useTranslate();
  const { country } = useConsole().console.business;
  const order = dayOrder(country);
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && readTypedDay(typed, order) === value ? typed : writeTypedDay(value, order);
  return (
    <OutlinedInput
      id={id}
      name={id}
      size="small"
      fullWidth
      value={text}
      disabled={disabled}
      error={invalid}
      placeholder={translate(dayFormatKey(country))}
      inputProps={{
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-describedby': describedBy,
        'aria-required': required || undefined,
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTypedDay(target.value, order));
      }}
      onBlur={() => setTyped(undefined)}
      endAdornment={
        <InputAdornment position="end">
          <input
            ref={calendar}
            className={styles.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            min={min}
            max={max ?? '2099-12-31'}
            value={isDay(value) ? value : ''}
            onChange={({ target }) => onChange(target.value)}
          />
          <Button
            kind="plain"
            shape="icon"
            disabled={disabled}
            aria-label={translate('shell.form.open_calendar', { label })}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="calendar" />
          </Button>
        </InputAdornment>
      }
    />
  );
}
