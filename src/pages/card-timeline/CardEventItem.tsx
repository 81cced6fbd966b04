import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Cell, recordPath, TimelineEntry, useConsole } from '#runtime/islands/index.ts';
import styles from './CardTimeline.module.css';
import type { CardEvent } from './cardEvents.ts';

interface CardEventItemProps {
  readonly event: CardEvent;
}

/** One event: its kind, its time, and its details. Fields that are not open to the user are hidden. */
export function CardEventItem({ event }: CardEventItemProps) {
  const translate = useTranslate();
  const { console } = useConsole();
  const { kind, state, source, record, time, fields } = event;
  const resource = console.resources[source];
  if (resource === undefined) return null;
  const columnOf = (name: string) => resource.list.columns.filter(({ field }) => field === name);
  const path = recordPath(resource, record);
  const label = translate(`card_timeline.${kind.toLowerCase()}`);
  return (
    <TimelineEntry
      icon={LOOKS[state].icon}
      tone={LOOKS[state].tone}
      title={
        <>
          {path === undefined ? label : <Link to={path}>{label}</Link>}
          {state !== 'done' && <span className={styles.state}> · {translate(`card_timeline.state_${state}`)}</span>}
        </>
      }
      time={columnOf(time).map((column) => <Cell key={column.field} column={column} record={record} />)}
      fields={fields.flatMap(columnOf).map((column) => ({
        id: column.field,
        label: translate(column.label),
        value: <Cell column={column} record={record} />,
      }))}
    />
  );
}

const LOOKS = {
  done: { icon: 'check', tone: 'positive' },
  waiting: { icon: 'clock', tone: 'info' },
  failed: { icon: 'alert', tone: 'critical' },
} as const satisfies Record<CardEvent['state'], object>;
