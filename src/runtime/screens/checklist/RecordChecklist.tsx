import { useTranslate } from 'react-admin';
import type { ChecklistAnswer, ChecklistPerson, ChecklistStep } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { listNames } from '../../core/listNames.ts';
import { StepMark } from '../../parts/marks/StepMark.tsx';
import { isComplete } from './isComplete.ts';
import styles from './RecordChecklist.module.css';

/** What the form of a record lacks, step by step, and who can fill it in. Rule forms.checklist. */
export function RecordChecklist({ checklist: { steps, people } }: { readonly checklist: ChecklistAnswer }) {
  const translate = useTranslate();
  const done = steps.filter(isComplete).length;
  const total = steps.length;
  const title = translate(done === total ? 'checklist.complete' : 'checklist.title');
  return (
    <section className={styles.checklist} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>
          {done === total ? translate('checklist.complete_text') : translate('checklist.progress', { done, total })}{' '}
          <People people={people} />
        </p>
      </div>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** The people who can fill it in, unless the reader is the only one. */
function People({ people }: { readonly people: readonly ChecklistPerson[] }) {
  const translate = useTranslate();
  const { language } = useConsole();
  const others = people.filter(({ is_self }) => !is_self).map(({ name }) => name);
  if (others.length === 0) return null;
  const own = others.length < people.length ? [translate('checklist.you')] : [];
  return translate('checklist.people', { names: listNames([...own, ...others], language, 'disjunction') });
}

function Step({ step }: { readonly step: ChecklistStep }) {
  const translate = useTranslate();
  const { language } = useConsole();
  const isDone = isComplete(step);
  const list = (labels: readonly string[]) =>
    listNames(
      labels.map((label) => translate(label)),
      language,
      'conjunction',
    );
  return (
    <li>
      <StepMark isDone={isDone} />
      <div>
        <h3>{translate(step.label)}</h3>
        {isDone && <p>{translate('shell.form.step_done')}</p>}
        {step.missing.length > 0 && <p>{translate('checklist.missing', { fields: list(step.missing) })}</p>}
        {step.invalid.length > 0 && (
          <p className={styles.invalid}>{translate('checklist.invalid', { fields: list(step.invalid) })}</p>
        )}
      </div>
    </li>
  );
}
