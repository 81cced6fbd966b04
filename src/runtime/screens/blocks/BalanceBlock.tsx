import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Arriving, ArrivingList, BalanceAnswer, ResolvedBalanceBlock } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';
import { summedListPath } from './figures/summedListPath.ts';
import { useBlock } from './useBlock.ts';

/** The address of the list of what arrives on a day. */
function arrivingPath({ path, where, day: field }: ArrivingList, { day }: Arriving): string {
  return summedListPath(path, where, { from: day, to: day }, field);
}

interface FigureProps {
  readonly label: string;
  /** The list that adds up to it, where it is open. */
  readonly to: string | undefined;
  readonly amount: string;
}

/** Placeholders in the layout of the figures. */
function Placeholders({ block }: BlockProps<ResolvedBalanceBlock>) {
  const lines = [block.in_transit, block.arriving, block.leaving, block.pending].filter((line) => line !== undefined);
  return (
    <div className={styles.balance} data-figures>
      <Skeleton width="160px" height={32} />
      {lines.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
        <Skeleton key={index} width="200px" />
      ))}
    </div>
  );
}

/** A figure below the balance. */
function Figure({ label, to, amount }: FigureProps) {
  return (
    <div className={styles.second}>
      <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/**
 * What is available, in transit and not paid yet, and what arrives next: each leads to the list that adds up to it. And when
 * money leaves by itself, which leads to its schedule.
 */
export function BalanceBlock({ block }: BlockProps<ResolvedBalanceBlock>) {
  const translate = useTranslate();
  const { money, day, dateTime } = useFormats();
  const { data, error, refetch } = useBlock<BalanceAnswer>(block);
  const shown = (amount: string) => (data === undefined ? '' : money(amount, data.currency));
  return (
    <BlockFrame
      label={block.label}
      to={block.to}
      // Above a list, that has the same name.
      holdsLandmark={block.to === undefined}
      busy={data === undefined}
      error={error}
      onRetry={refetch}
    >
      {data === undefined ? (
        <Placeholders block={block} />
      ) : (
        <dl className={styles.balance} data-figures>
          <div>
            <dt className="unseen">{translate('block.available')}</dt>
            <dd className={styles.figure}>{shown(data.available)}</dd>
          </div>
          <Figure label={translate('block.in_transit')} to={block.in_transit} amount={shown(data.in_transit)} />
          {data.arriving && block.arriving && (
            <Figure
              label={translate('block.arriving', { day: day(data.arriving.day) })}
              to={arrivingPath(block.arriving, data.arriving)}
              amount={shown(data.arriving.amount)}
            />
          )}
          {block.leaving !== undefined && (
            <Figure
              label={translate('block.leaving')}
              to={block.leaving}
              amount={data.leaving === undefined ? translate('block.leaving_none') : dateTime(data.leaving)}
            />
          )}
          {data.pending !== undefined && (
            <Figure label={translate('block.pending')} to={block.pending} amount={shown(data.pending)} />
          )}
        </dl>
      )}
    </BlockFrame>
  );
}
