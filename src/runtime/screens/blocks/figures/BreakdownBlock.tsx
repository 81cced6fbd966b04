import { useTranslate } from 'react-admin';
import type { BreakdownAnswer, ResolvedBreakdownBlock } from '#contract/generated/api.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { Skeleton } from '../../../parts/loading/Skeleton.tsx';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../BlockProps.ts';
import { useBlock } from '../useBlock.ts';
import { BreakdownLine } from './BreakdownLine.tsx';
import styles from './breakdown.module.css';

/** Records of a period by the values of a field. Each figure leads to the list that adds up to it. Rule home.breakdown. */
export function BreakdownBlock({ block }: BlockProps<ResolvedBreakdownBlock>) {
  const translate = useTranslate();
  const { data, error, isStale, refetch } = useBlock<BreakdownAnswer>(block);
  return (
    <BlockFrame label={block.label} wide busy={data === undefined} stale={isStale} error={error} onRetry={refetch}>
      {data === undefined && <Skeleton lines={4} width="100%" height={32} />}
      {data?.rows.length === 0 && <p className={styles.nothing}>{translate('block.chart_empty')}</p>}
      {data !== undefined && data.rows.length > 0 && <BreakdownTable block={block} answer={data} />}
    </BlockFrame>
  );
}

interface BreakdownTableProps extends BlockProps<ResolvedBreakdownBlock> {
  readonly answer: BreakdownAnswer;
}

function BreakdownTable({ block, answer }: BreakdownTableProps) {
  const translate = useTranslate();
  const total = answer.rows.reduce((all, { sum }) => all + parseDecimal(sum, answer.currency), 0n);
  return (
    <table className={styles.table} aria-label={translate(block.label)}>
      <thead>
        <tr>
          <th scope="col">{translate('block.breakdown.value')}</th>
          <th scope="col">{translate('block.breakdown.sum')}</th>
          <th scope="col">{translate('block.breakdown.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {answer.rows.map((row) => (
          <BreakdownLine key={row.value} block={block} answer={answer} row={row} total={total} />
        ))}
      </tbody>
    </table>
  );
}
