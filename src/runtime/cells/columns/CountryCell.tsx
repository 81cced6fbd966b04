import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { useColumnReader } from './value/useColumnReader.ts';

/** A country by its name; a value that is not a known country is shown unchanged. */
export function CountryCell(props: CellProps) {
  const { words } = useColumnReader();
  const code = rawOf(props);
  if (code === undefined) return <EmptyValue column={props.column} />;
  const name = words(`countries.${code}`);
  if (name !== undefined) return <span className={styles.text}>{name}</span>;
  return (
    <span className={styles.text} title={code} data-mono>
      {code}
    </span>
  );
}
