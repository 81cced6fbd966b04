import { useTranslate } from 'react-admin';
import type { ResolvedTimelineTab } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import { EVENT_ICONS } from '../../cells/eventIcons.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { kindOf } from '../../parts/boundary/kindOf.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './TimelineTab.module.css';

interface TimelineEventProps {
  readonly tab: ResolvedTimelineTab;
  readonly event: ApiRecord;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** One event: its kind, its time, and a few of its fields. An undeclared kind is neutral, by its code. */
export function TimelineEvent({ tab, event }: TimelineEventProps) {
  const translate = useTranslate();
  const code = String(event[tab.kind.field] ?? '');
  const kind = Object.hasOwn(tab.kinds, code) ? tab.kinds[code] : undefined;
  const icon = kind?.icon && kindOf(EVENT_ICONS, kind.icon);
  const label = kind?.label ?? tab.kind.values?.find(({ value }) => value === code)?.label;
  return (
    <li className={styles.event}>
      <span className={styles.mark} data-tone={kind?.tone ?? 'neutral'}>
        {icon && <Icon name={icon} size={16} />}
      </span>
      <div className={styles.words}>
        <p className={styles.what}>{label === undefined ? <code>{code}</code> : translate(label)}</p>
        <p className={styles.when}>
          <Cell column={tab.time} record={event} />
        </p>
        {tab.fields.some(({ field }) => isThere(event[field])) && (
          <dl className={styles.fields}>
            {tab.fields
              .filter(({ field }) => isThere(event[field]))
              .map((column) => (
                <div key={column.field}>
                  <dt>{translate(column.label)}</dt>
                  <dd>
                    <Cell column={column} record={event} />
                  </dd>
                </div>
              ))}
          </dl>
        )}
      </div>
    </li>
  );
}
