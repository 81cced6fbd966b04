import { useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './help.module.css';

const SCORES = [1, 2, 3, 4, 5] as const;

interface RatingScaleProps {
  readonly label: string;
  readonly score: number | undefined;
  /** The validation error, as text. */
  readonly error: string | undefined;
  readonly onChange: (score: number) => void;
}

/** A scale of 1 to 5, as radio buttons. */
export function RatingScale({ label, score, error, onChange }: RatingScaleProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset className={styles.scale} aria-describedby={`${id}-error`}>
      <legend>{label}</legend>
      <div className={styles.scores}>
        {SCORES.map((each) => (
          <label key={each} className={styles.score}>
            <input type="radio" name={id} value={each} checked={score === each} onChange={() => onChange(each)} />
            <span>{each}</span>
          </label>
        ))}
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{translate('feedback.lowest')}</span>
        <span>{translate('feedback.highest')}</span>
      </p>
    </fieldset>
  );
}
