import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BreakdownReason, ResolvedBreakdownBlock } from '#contract/generated/api.ts';
import { useFormats } from '../../../console/useFormats.ts';
import styles from './breakdown.module.css';

/** The reasons that are shown, of the most frequent. */
const SHOWN = 3;

interface ReasonsProps {
  readonly reasons: readonly BreakdownReason[];
  readonly values: ResolvedBreakdownBlock['values'];
  /** The address of the list of what failed for a reason. */
  readonly pathOf: ((reason: string) => string) | undefined;
}

/** The most frequent reasons why records failed, with the number of records, which leads to their list. */
export function Reasons({ reasons, values, pathOf }: ReasonsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <ul className={styles.why} aria-label={translate('block.breakdown.reasons')}>
      {reasons.slice(0, SHOWN).map(({ value, count }) => {
        const words = translate('block.breakdown.reason', {
          reason: translate(values[value] ?? value),
          count: number(count),
        });
        return <li key={value}>{pathOf === undefined ? words : <Link to={pathOf(value)}>{words}</Link>}</li>;
      })}
    </ul>
  );
}
