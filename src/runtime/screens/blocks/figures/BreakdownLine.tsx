import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BreakdownAnswer, BreakdownRow, ResolvedBreakdownBlock } from '#contract/generated/api.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { PHONE, useMediaQuery } from '../../../parts/browser/useMediaQuery.ts';
import styles from './breakdown.module.css';
import { Reasons } from './Reasons.tsx';
import { breakdownPaths } from './summedListPath.ts';
import { useListPath } from './useListPath.ts';

interface BreakdownLineProps {
  readonly block: ResolvedBreakdownBlock;
  readonly answer: BreakdownAnswer;
  readonly row: BreakdownRow;
  /** The sum of all rows, in minor units. */
  readonly total: bigint;
}

/** The share of those that ended that succeeded: rounded to 0.1 percent it is 100 or 0 only where all or none did. */
function rateOf({ succeeded, failed }: BreakdownRow): number {
  const rate = succeeded / (succeeded + failed);
  return succeeded > 0 && failed > 0 ? Math.min(0.999, Math.max(0.001, rate)) : rate;
}

/** What succeeded of a value and its share of all, the share that succeeded, and why the others failed. */
export function BreakdownLine({ block, answer, row, total }: BreakdownLineProps) {
  const translate = useTranslate();
  const { money, compactMoney, number } = useFormats();
  const isPhone = useMediaQuery(PHONE);
  const path = useListPath(block.resource);
  const paths = path === undefined ? undefined : breakdownPaths(path, block, row, answer);
  const name = translate(block.values[row.value] ?? row.value);
  const sum = parseDecimal(row.sum, answer.currency);
  const percent = (part: number) =>
    translate('block.breakdown.percent', { percent: number(Math.round(part * 1000) / 10) });
  const rate = rateOf(row);
  const share = total === 0n ? 0 : Number(sum) / Number(total);
  const failed = translate('block.breakdown.failed', { smart_count: row.failed, count: number(row.failed) });
  return (
    <>
      <tr>
        <th scope="row">
          {paths === undefined ? name : <Link to={paths.succeeded}>{name}</Link>}
          <small>{translate('block.payments', { smart_count: row.succeeded, count: number(row.succeeded) })}</small>
        </th>
        <td>
          {isPhone ? compactMoney(row.sum, answer.currency) : money(row.sum, answer.currency)}
          <small>{translate('block.breakdown.share', { share: percent(share) })}</small>
          <Bar part={share} />
        </td>
        <td>
          {percent(rate)}
          <small>{paths === undefined || row.failed === 0 ? failed : <Link to={paths.failed}>{failed}</Link>}</small>
          <Bar part={rate} />
        </td>
      </tr>
      {row.reasons.length > 0 && (
        <tr className={styles.reasons}>
          <td colSpan={3}>
            <Reasons reasons={row.reasons} values={block.values} pathOf={paths?.reason} />
          </td>
        </tr>
      )}
    </>
  );
}

/** A part of a whole, from 0 to 1, as a bar. */
function Bar({ part }: { readonly part: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${part * 100}%` }} />
    </span>
  );
}
