import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { BreakdownAnswer, BreakdownRow, ResolvedBreakdownBlock } from '#contract/generated/api.ts';
import { useFormats } from '../../../console/useFormats.ts';
import { PHONE, useMediaQuery } from '../../../parts/browser/useMediaQuery.ts';
import { Skeleton } from '../../../parts/loading/Skeleton.tsx';
import { BlockFrame } from '../BlockFrame.tsx';
import type { BlockProps } from '../BlockProps.ts';
import { useBlock } from '../useBlock.ts';
import styles from './breakdown.module.css';
import { summedListPath, useListPath } from './summedList.ts';

/** Records of a period by the values of a field. Each row leads to the list that adds up to it. Rule home.breakdown. */
export function BreakdownBlock({ block }: BlockProps<ResolvedBreakdownBlock>) {
  const translate = useTranslate();
  const { data, error, refetch } = useBlock<BreakdownAnswer>(block.api);
  return (
    <BlockFrame label={block.label} wide busy={data === undefined} error={error} onRetry={refetch}>
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
          <BreakdownLine key={row.value} block={block} answer={answer} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function BreakdownLine({ block, answer, row }: BreakdownTableProps & { readonly row: BreakdownRow }) {
  const translate = useTranslate();
  const { money, compactMoney, number } = useFormats();
  const isPhone = useMediaQuery(PHONE);
  const path = useListPath(block.resource);
  const name = translate(block.values[row.value] ?? row.value);
  const where = { ...block.where, [block.by]: [row.value], status: block.succeeded };
  const rate = row.succeeded / (row.succeeded + row.failed);
  const count = translate('block.payments', { smart_count: row.succeeded, count: number(row.succeeded) });
  const reason =
    row.reason && translate('block.breakdown.reason', { reason: translate(block.values[row.reason] ?? row.reason) });
  const hasOwnLine = isPhone && reason !== undefined;
  const line = (
    <tr>
      <th scope="row">
        {path === undefined ? name : <Link to={summedListPath(path, where, answer)}>{name}</Link>}
        <small>{reason === undefined || hasOwnLine ? count : `${count} · ${reason}`}</small>
      </th>
      <td>{isPhone ? compactMoney(row.sum, answer.currency) : money(row.sum, answer.currency)}</td>
      <td>
        {translate('block.breakdown.percent', { percent: number(Math.round(rate * 1000) / 10) })}
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${rate * 100}%` }} />
        </span>
      </td>
    </tr>
  );
  if (!hasOwnLine) return line;
  return (
    <>
      {line}
      <tr className={styles.reason}>
        <td colSpan={3}>{reason}</td>
      </tr>
    </>
  );
}
