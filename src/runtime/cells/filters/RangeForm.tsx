import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../parts/buttons/Button.tsx';
import styles from './filters.module.css';
import type { Range } from './rangeOf.ts';

/** Props for the input of one end of a range. */
export interface RangeEnd {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  /** The id of the error text. */
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

interface RangeFormProps {
  readonly labels: Range;
  readonly draft: Range;
  /** The error of the draft, as text. */
  readonly error: string | undefined;
  readonly input: (end: RangeEnd) => ReactNode;
  readonly onChange: (draft: Range) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The two ends of a range while they are typed. */
export function RangeForm({ labels, draft, error, input, onChange, onSubmit }: RangeFormProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <form className={styles.range} noValidate onSubmit={onSubmit}>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={styles.end}>
          <label htmlFor={`${id}-${end}`}>{labels[end]}</label>
          {input({
            id: `${id}-${end}`,
            label: labels[end],
            value: draft[end],
            invalid: error !== undefined,
            describedBy: `${id}-error`,
            onChange: (value) => onChange({ ...draft, [end]: value }),
          })}
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
      <Button type="submit" kind="primary" aria-disabled={error !== undefined}>
        {translate('list.apply')}
      </Button>
    </form>
  );
}
