import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../../parts/buttons/CopyButton.tsx';
import { BreakableText } from './BreakableText.tsx';
import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';

interface CopyableTextProps extends Pick<CellProps, 'column'> {
  /** The value to copy. */
  readonly value: string;
  /** The content to show, if it differs from the value. */
  readonly children?: ReactNode;
}

/** Text on one line, with a copy button if the declaration has one. */
export function CopyableText({ column, value, children }: CopyableTextProps) {
  const translate = useTranslate();
  return (
    <span className={styles.copyable}>
      <span className={styles.text} data-mono={column.mono} title={value}>
        {children ?? <BreakableText text={value} />}
      </span>
      {column.copy && <CopyButton value={value} label={translate(column.label)} />}
    </span>
  );
}
