import { useTranslate } from 'react-admin';
import { rawText } from '#contract/columns/rawText.ts';
import { formatDate } from '#contract/dates/formatDates.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Chip } from '../../parts/marks/Chip.tsx';
import styles from './StepsCell.module.css';
import type { CellProps } from './value/CellProps.ts';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useText } from './value/useText.ts';

/** Returns the steps of the record's kind. */
function stepsOf({ column, record }: CellProps): readonly string[] {
  const kind = rawText(column.text && record[column.text]);
  const own = kind !== undefined && column.steps && Object.hasOwn(column.steps, kind) ? column.steps[kind] : undefined;
  return own ?? column.other_steps ?? [];
}

/**
 * The progress of a process: completed steps, the current step, and the remaining ones. Completing the last step
 * completes all.
 */
export function StepsCell(props: CellProps) {
  const translate = useTranslate();
  const { console: resolved, language, timeZone } = useConsole();
  const code = rawOf(props);
  const text = useText(props);
  if (code === undefined || text === undefined) return <EmptyValue column={props.column} />;
  const steps = stepsOf(props);
  const estimate = props.column.estimate === undefined ? undefined : rawText(props.record[props.column.estimate]);
  const at = steps.indexOf(code);
  const known = (step: string) => props.column.values?.find(({ value }) => value === step);
  const explanation = known(code)?.description;
  const explained = explanation !== undefined && <small className={styles.beside}>{translate(explanation)}</small>;
  if (at === -1)
    return (
      <>
        <Chip tone="neutral">{text}</Chip>
        {explained}
      </>
    );
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const label = known(step)?.label;
        const state = index < at || at === steps.length - 1 ? 'done' : index === at ? 'current' : 'ahead';
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark}>{state === 'done' && <Icon name="check" size={16} />}</span>
            <span>
              {label === undefined ? step : translate(label)}
              <span className="unseen"> ({translate(`steps.${state}`)})</span>
              {state === 'current' && explained}
              {estimate !== undefined && state === 'ahead' && index === steps.length - 1 && (
                <small className={styles.beside}>
                  {translate('steps.estimate', {
                    day: formatDate(estimate, timeZone, language, resolved.business.country),
                  })}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
