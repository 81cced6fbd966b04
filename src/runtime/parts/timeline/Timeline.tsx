import type { ReactNode } from 'react';
import type { Tone } from '#contract/generated/api.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconKey } from '../icons/iconPaths.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  /** The name of the list, for screen readers. */
  readonly label?: string;
  /** Whether newer entries are being loaded. */
  readonly isStale?: boolean;
  /** Its entries, each a TimelineEntry. */
  readonly children: ReactNode;
}

/** What happened, or will happen, in the order of time. */
export function Timeline({ label, isStale = false, children }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label} data-stale={isStale}>
      {children}
    </ol>
  );
}

interface TimelineField {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

interface TimelineEntryProps {
  /** Without an icon, the entry has a dot. */
  readonly icon?: IconKey | undefined;
  readonly tone: Tone;
  /** What happened. */
  readonly title: ReactNode;
  /** When, or the state of an entry without a time. */
  readonly time: ReactNode;
  /** What else is below the time. */
  readonly children?: ReactNode;
  readonly fields?: readonly TimelineField[];
  /** Whether this is the current step of a process. */
  readonly isCurrent?: boolean;
  /** Whether the entry is still to come. */
  readonly isAhead?: boolean;
}

/** One entry of a timeline. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { icon, tone, title, time, children, fields = [], isCurrent = false, isAhead = false } = props;
  return (
    <li className={styles.entry} data-ahead={isAhead} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.mark} data-tone={tone}>
        {icon && <Icon name={icon} size={16} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.time}>{time}</p>
        {children}
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
