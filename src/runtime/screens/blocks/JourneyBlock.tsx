import { useTranslate } from 'react-admin';
import type { ChecklistStep, JourneyAnswer, ResolvedJourneyBlock, SetupState } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { listNames } from '../../core/listNames.ts';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { StepMark } from '../../parts/marks/StepMark.tsx';
import { isComplete } from '../checklist/isComplete.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './JourneyBlock.module.css';
import { useBlock } from './useBlock.ts';

/** Texts of a step's state for screen readers. */
const STATE_WORDS = {
  DONE: 'journey.done',
  TODO: 'journey.todo',
  UNKNOWN: 'journey.unknown',
} as const satisfies Record<SetupState, string>;

/** The steps of a journey, which ones are done, and a link to the next one. Rule home.progress-per-section. */
export function JourneyBlock({ block: { label, journey } }: BlockProps<ResolvedJourneyBlock>) {
  const translate = useTranslate();
  const { data, error, refetch } = useBlock<JourneyAnswer>(journey);
  return (
    <BlockFrame label={label} wide busy={data === undefined} error={error} onRetry={refetch}>
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{translate(journey.label)}</p>
          <p className={styles.text}>{translate(journey.text)}</p>
        </div>
        {data !== undefined && <NextStep journey={journey} answer={data} />}
      </div>
      {data === undefined ? (
        <Skeleton lines={journey.steps.length} width="60%" height={20} />
      ) : (
        <>
          <Progress answer={data} />
          <ol className={styles.steps}>
            {journey.steps.map((step) => {
              const state = data.steps[step.id] ?? 'UNKNOWN';
              return (
                <li key={step.id} data-state={state}>
                  <StepMark isDone={state === 'DONE'} />
                  <div>
                    <p>
                      {translate(step.label)} <span className={styles.state}>{translate(STATE_WORDS[state])}</span>
                    </p>
                    <p className={styles.text}>{translate(step.text)}</p>
                    <StepChecklist checklist={data.checklists?.[step.id]} />
                  </div>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </BlockFrame>
  );
}

/** The steps of its form that are not complete yet. Rule forms.checklist. */
function StepChecklist({ checklist }: { readonly checklist: readonly ChecklistStep[] | undefined }) {
  const translate = useTranslate();
  const { language } = useConsole();
  if (checklist === undefined) return null;
  const left = checklist.filter((step) => !isComplete(step));
  const steps = listNames(
    left.map(({ label }) => translate(label)),
    language,
    'conjunction',
  );
  return (
    <p className={styles.text}>
      {left.length === 0 ? translate('checklist.complete_text') : translate('checklist.left', { steps })}
    </p>
  );
}

interface NextStepProps {
  readonly journey: ResolvedJourneyBlock['journey'];
  readonly answer: JourneyAnswer;
}

/** The link to the first open step; none if the user may not take that step. */
function NextStep({ journey, answer }: NextStepProps) {
  const translate = useTranslate();
  const next = journey.steps.find(({ id }) => answer.steps[id] === 'TODO');
  if (next?.to === undefined) return null;
  return (
    <ButtonLink to={next.to} kind="primary">
      {translate(journey.action ?? next.label)}
    </ButtonLink>
  );
}

/** What is left for the business, as the sidebar has it. */
function Progress({ answer: { total, left } }: { readonly answer: JourneyAnswer }) {
  const translate = useTranslate();
  const words = left === 0 ? translate('journey.waiting') : translate('journey.left', { smart_count: left });
  return (
    <p className={styles.progress}>
      <progress aria-label={words} value={total - left} max={total} />
      <span>{words}</span>
    </p>
  );
}
