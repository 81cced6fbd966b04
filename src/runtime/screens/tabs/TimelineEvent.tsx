import { useTranslate } from 'react-admin';
import type { ResolvedTimelineTab } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import { EVENT_ICONS } from '../../cells/eventIcons.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { kindOf } from '../../parts/boundary/kindOf.ts';
import { TimelineEntry } from '../../parts/timeline/Timeline.tsx';
import { EventChanges } from './EventChanges.tsx';

interface TimelineEventProps {
  readonly tab: ResolvedTimelineTab;
  readonly event: ApiRecord;
  /** The id of the record on the screen. */
  readonly id: string;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** One event: its kind, its time, what it changed, and a few of its fields. An undeclared kind is neutral, by its code. */
export function TimelineEvent({ tab, event, id }: TimelineEventProps) {
  const translate = useTranslate();
  const code = String(event[tab.kind.field] ?? '');
  const kind = Object.hasOwn(tab.kinds, code) ? tab.kinds[code] : undefined;
  const icon = kind?.icon && kindOf(EVENT_ICONS, kind.icon);
  const label = kind?.label ?? tab.kind.values?.find(({ value }) => value === code)?.label;
  return (
    <TimelineEntry
      icon={icon}
      tone={kind?.tone ?? 'neutral'}
      title={label === undefined ? <code>{code}</code> : translate(label)}
      time={<Cell column={tab.time} record={event} />}
      fields={tab.fields
        .filter(({ field }) => isThere(event[field]))
        .map((column) => ({
          id: column.field,
          label: translate(column.label),
          value: <Cell column={column} record={event} />,
        }))}
    >
      {tab.changes && <EventChanges changes={tab.changes} event={event} id={id} />}
    </TimelineEntry>
  );
}
