import { useTranslate } from 'react-admin';
import { type RelativeTime, relativeTime } from '#contract/dates/relativeTime.ts';
import type { CellProps } from './value/CellProps.ts';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useMinute } from './value/useMinute.ts';
import { useText } from './value/useText.ts';

function distanceOf(instant: string, now: Date): RelativeTime | undefined {
  try {
    return relativeTime(instant, now);
  } catch {
    return undefined;
  }
}

/** A time relative to now; a tooltip shows the time itself. An invalid time is shown unchanged. */
export function RelativeTimeCell(props: CellProps) {
  const translate = useTranslate();
  const now = useMinute();
  const instant = rawOf(props);
  const exact = useText(props);
  if (instant === undefined) return <EmptyValue column={props.column} />;
  const distance = distanceOf(instant, now);
  if (distance === undefined) return <span>{exact}</span>;
  const { unit, count, future } = distance;
  const key = unit === 'now' ? 'now' : future ? `in_${unit}` : `${unit}_ago`;
  return (
    <time dateTime={instant} title={exact}>
      {translate(`relative_time.${key}`, { smart_count: count })}
    </time>
  );
}
