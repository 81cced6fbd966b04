import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconKey } from '../icons/iconPaths.ts';
import styles from './Message.module.css';

interface MessageProps {
  readonly icon?: IconKey;
  readonly title: string;
  readonly text?: string | undefined;
  /** Further text, if one sentence does not suffice. */
  readonly details?: ReactNode;
  /** Buttons and links. */
  readonly children?: ReactNode;
  /** `alert` is announced at once. */
  readonly role?: 'alert' | 'status';
  /** The title's level; a screen that consists of the message only has 1. */
  readonly level?: 1 | 2;
}

/** A message where there is nothing else to show: the state and the next step. */
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
