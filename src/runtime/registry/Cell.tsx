import { useTranslate } from 'react-admin';
import { rawText } from '#contract/columns/rawText.ts';
import type { CellProps } from './columns/CellProps.ts';
import styles from './columns/cells.module.css';
import { COLUMNS } from './columns.ts';
import { toneOf } from './toneOf.ts';

/** A value, drawn as its type is, in its tone: a dot and a colour, and a word for who does not see them. */
export function Cell(props: CellProps) {
  const translate = useTranslate();
  const { column, record } = props;
  const { Cell: TypedCell } = COLUMNS[column.type];
  const tone = rawText(record[column.field]) === undefined ? undefined : toneOf(props);
  if (tone === undefined) return <TypedCell {...props} />;
  return (
    <span className={styles.toned} data-tone={tone}>
      <TypedCell {...props} />
      <span className={styles.hidden}> ({translate(`tones.${tone}`)})</span>
    </span>
  );
}
