import { useTranslate } from 'react-admin';
import type { ResolvedSegment } from '#contract/generated/api.ts';
import { showFocused } from '../../parts/focus/showFocused.ts';
import type { ListValue } from '../query/useList.ts';
import styles from './SegmentChoice.module.css';

interface SegmentChoiceProps {
  readonly segments: readonly ResolvedSegment[];
  readonly list: ListValue;
}

/** The segments (named filters) of a list, of which one can be active in addition to the other filters. */
export function SegmentChoice({ segments, list }: SegmentChoiceProps) {
  const translate = useTranslate();
  const { segment: chosen } = list.state;
  return (
    <fieldset className={styles.segments} aria-label={translate('list.segments')} onFocus={showFocused}>
      {segments.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          data-print={id === chosen ? 'label' : undefined}
          aria-pressed={id === chosen}
          onClick={() => list.change({ segment: id === chosen ? undefined : id })}
        >
          {translate(label)}
        </button>
      ))}
    </fieldset>
  );
}
