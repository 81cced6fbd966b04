import { type ComponentProps, type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../parts/Button.tsx';
import styles from './filters.module.css';
import type { Range } from './rangeOf.ts';

interface RangeFormProps {
  readonly labels: Range;
  readonly draft: Range;
  /** What is wrong with the draft, in words. */
  readonly problem: string | undefined;
  /** What both inputs are alike in. */
  readonly input: ComponentProps<'input'>;
  readonly onChange: (draft: Range) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The two ends of a range as they are typed. */
export function RangeForm({ labels, draft, problem, input, onChange, onSubmit }: RangeFormProps) {
  const translate = useTranslate();
  const id = useId();
  const checks = { 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-problem` };
  return (
    <form className={styles.range} noValidate onSubmit={onSubmit}>
      <label>
        <span>{labels.from}</span>
        <input
          {...input}
          {...checks}
          value={draft.from}
          onChange={(event) => onChange({ ...draft, from: event.target.value })}
        />
      </label>
      <label>
        <span>{labels.to}</span>
        <input
          {...input}
          {...checks}
          value={draft.to}
          onChange={(event) => onChange({ ...draft, to: event.target.value })}
        />
      </label>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <Button type="submit" kind="primary" aria-disabled={problem !== undefined}>
        {translate('list.apply')}
      </Button>
    </form>
  );
}
