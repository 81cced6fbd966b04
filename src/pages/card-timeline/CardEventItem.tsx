import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Cell, Icon, recordPath, useConsole } from '#runtime/islands/index.ts';
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
    <li className={styles.event} data-state={state}>
      <span className={styles.mark}>
        <Icon name={ICONS[state]} size={16} />
      </span>
      <div>
        <p className={styles.what}>
          {path === undefined ? label : <Link to={path}>{label}</Link>}
          {state !== 'done' && <span className={styles.state}> · {translate(`card_timeline.state_${state}`)}</span>}
        </p>
        <p className={styles.when}>
          {columnOf(time).map((column) => (
            <Cell key={column.field} column={column} record={record} />
          ))}
        </p>
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.flatMap(columnOf).map((column) => (
              <div key={column.field}>
                <dt>{translate(column.label)}</dt>
                <dd>
                  <Cell column={column} record={record} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

const ICONS = { done: 'check', waiting: 'clock', failed: 'alert' } as const satisfies Record<
  CardEvent['state'],
  string
>;
