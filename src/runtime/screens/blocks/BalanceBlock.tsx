import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Arriving, ArrivingList, BalanceAnswer, ResolvedBalanceBlock } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './blocks.module.css';
import { summedListPath } from './figures/summedList.ts';
import { useBlock } from './useBlock.ts';

/** The address of the list of what arrives on a day. */
function arrivingPath({ path, where, day: field }: ArrivingList, { day }: Arriving): string {
  return summedListPath(path, where, { from: day, to: day }, field);
}

/** What is available, in transit and not paid yet, and what arrives next; each leads to the list that adds up to it. */
export function BalanceBlock({ block }: BlockProps<ResolvedBalanceBlock>) {
  const translate = useTranslate();
  const { money, day } = useFormats();
  const { data, error, refetch } = useBlock<BalanceAnswer>(block.api);

  /** A figure below the balance. */
  function second(key: 'in_transit' | 'pending') {
    const value = data?.[key];
    const label = translate(`block.${key}`);
    const to = block[key];
    if (data === undefined || value === undefined) return null;
    return (
      <div className={styles.second}>
        <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
        <dd>{money(value, data.currency)}</dd>
      </div>
    );
  }

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
        <Skeleton lines={3} width="60%" height={20} />
      ) : (
        <dl className={styles.balance}>
          <div>
            <dt className="unseen">{translate('block.available')}</dt>
            <dd className={styles.figure}>{money(data.available, data.currency)}</dd>
          </div>
          {second('in_transit')}
          {data.arriving && block.arriving && (
            <div className={styles.second}>
              <dt>
                <Link to={arrivingPath(block.arriving, data.arriving)}>
                  {translate('block.arriving', { day: day(data.arriving.day) })}
                </Link>
              </dt>
              <dd>{money(data.arriving.amount, data.currency)}</dd>
            </div>
          )}
          {second('pending')}
        </dl>
      )}
    </BlockFrame>
  );
}
