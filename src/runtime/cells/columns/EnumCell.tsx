import { useTranslate } from 'react-admin';
import { Chip } from '../../parts/marks/Chip.tsx';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useText } from './value/useText.ts';

/** A value by its label, with its explanation if the column explains. An undeclared value is shown unchanged. */
export function EnumCell(props: CellProps) {
  const translate = useTranslate();
  const code = rawOf(props);
  const text = useText(props);
  if (code === undefined || text === undefined) return <EmptyValue column={props.column} />;
  const known = props.column.values?.find(({ value }) => value === code);
  if (known === undefined) return <Chip tone="neutral">{text}</Chip>;
  if (known.description === undefined) return text;
  return (
    <span className={styles.explained}>
      {text}
      <small>{translate(known.description)}</small>
    </span>
  );
}
