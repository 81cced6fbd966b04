import { useTranslate } from 'react-admin';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './steps.module.css';
import { REVIEW, type Steps } from './useSteps.ts';

interface StepListProps {
  readonly form: ResolvedForm;
  readonly steps: Steps;
  /** How many fields of each step are left. */
  readonly left: ReadonlyMap<string, number>;
}

/** The steps of a form, each with what is left of it; any of them can be opened. */
export function StepList({ form, steps, left }: StepListProps) {
  const translate = useTranslate();
  const labels = new Map((form.steps ?? []).map(({ id, label }) => [id, translate(label)]));
  return (
    <nav className={styles.steps} aria-label={translate('shell.form.steps')}>
      <p className={styles.position} aria-hidden="true">
        {translate('shell.form.step_of', { number: steps.ids.indexOf(steps.current) + 1, count: steps.ids.length })}
      </p>
      <ol>
        {steps.ids.map((id, index) => {
          const count = left.get(id) ?? 0;
          const isDone = id !== REVIEW && count === 0;
          return (
            <li key={id} data-done={isDone}>
              <button
                type="button"
                aria-current={id === steps.current ? 'step' : undefined}
                onClick={() => steps.go(id)}
              >
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className={styles.name}>{labels.get(id) ?? translate('shell.form.review')}</span>
                {id !== REVIEW && (
                  <span className={styles.left}>
                    {isDone ? translate('shell.form.step_done') : translate('shell.form.step_left', { count })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
