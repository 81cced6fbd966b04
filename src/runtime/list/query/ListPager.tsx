import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import type { ListState } from '#contract/listState/listState.ts';
import { type PageInfo, pageSteps, rowRange } from '#contract/listState/pageInfo.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { IconKey } from '../../parts/icons/iconPaths.ts';
import styles from './ListPager.module.css';
import type { ListValue } from './useList.ts';

interface ListPagerProps {
  readonly list: ListValue;
  readonly sizes: readonly number[];
}

const NOTHING: PageInfo = { count: 0, total: 0, capped: false };

/**
 * The range of the visible rows, the total, and the paging buttons. Paging uses cursors, so the last page costs as much
 * as the first.
 */
export function ListPager({ list, sizes }: ListPagerProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { state, answer, isStale, go, change } = list;
  // It comes with the rows, which are rendered a moment after their answer.
  const isWaiting = useDeferredValue(answer === undefined);
  const range = answer && rowRange(state, answer);
  const steps = pageSteps(state, answer ?? NOTHING);
  const total = `${formats.number(answer?.total ?? 0)}${answer?.capped ? '+' : ''}`;
  const words = range && {
    from: formats.number(range.from),
    to: formats.number(range.to),
    total,
  };

  function step(label: string, icon: IconKey, to: ListState | undefined) {
    return (
      <Button
        kind="plain"
        shape="icon"
        aria-label={translate(label)}
        title={translate(label)}
        disabled={to === undefined}
        // The cursors belong to the former rows. The button keeps the focus meanwhile.
        aria-disabled={isStale}
        onClick={() => to && !isStale && go(to)}
      >
        <Icon name={icon} />
      </Button>
    );
  }

  return (
    <nav className={styles.pager} data-waiting={isWaiting} aria-label={translate('list.pages')}>
      <p className={styles.range} aria-live="polite">
        {words && translate(range?.fromEnd ? 'list.range_from_end' : 'list.range', words)}
      </p>
      <label className={styles.size} data-print="never">
        <span>{translate('list.rows_per_page')}</span>
        <select value={state.perPage} onChange={(event) => change({ perPage: Number(event.target.value) })}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {formats.number(size)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.steps}>
        {step('list.first_page', 'first-page', steps.first)}
        {step('list.previous_page', 'chevron-left', steps.previous)}
        {step('list.next_page', 'chevron-right', steps.next)}
        {step('list.last_page', 'last-page', steps.last)}
      </div>
    </nav>
  );
}
