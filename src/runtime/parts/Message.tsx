import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconKey } from './iconPaths.ts';
import styles from './Message.module.css';

interface MessageProps {
  readonly icon?: IconKey;
  readonly title: string;
  readonly text?: string | undefined;
  /** More than one sentence, in its place. */
  readonly details?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
  /** `alert` is read out at once. */
  readonly role?: 'alert' | 'status';
  /** The title's level; a screen that is nothing but a message has 1. */
  readonly level?: 1 | 2;
}

/** Where there is nothing else to show: what is the matter, and what to do next. */
export function Message({ icon, title, text, details, children, role, level = 2 }: MessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.message} role={role}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {details !== undefined && <div className={styles.text}>{details}</div>}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
