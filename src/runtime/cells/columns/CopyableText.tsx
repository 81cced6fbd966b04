import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../parts/CopyButton.tsx';
import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';

interface CopyableTextProps extends Pick<CellProps, 'column'> {
  /** What is copied. */
  readonly value: string;
  /** What is shown, if not the value itself. */
  readonly children?: ReactNode;
}

/** Text on one line, with a button that copies it where the declaration asks for one. */
export function CopyableText({ column, value, children = value }: CopyableTextProps) {
  const translate = useTranslate();
  return (
    <span className={styles.copyable}>
      <span className={styles.text} data-mono={column.mono} title={value}>
        {children}
      </span>
      {column.copy && <CopyButton value={value} label={translate(column.label)} />}
    </span>
  );
}
