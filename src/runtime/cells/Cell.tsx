import { useTranslate } from 'react-admin';
import { rawText } from '#contract/columns/rawText.ts';
import { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
import { columnKind } from './columnKind.ts';
import type { CellProps } from './columns/value/CellProps.ts';
import styles from './columns/value/cells.module.css';
import { toneOf } from './toneOf.ts';

/** Renders a value by its type. A value that cannot be rendered shows an error in its place. */
export function Cell(props: CellProps) {
  return (
    <PartBoundary part={`columns.${props.column.field}`} shape="text">
      <TonedCell {...props} />
    </PartBoundary>
  );
}

/** Renders a value in its tone: a dot and a colour, and a text for screen readers. */
function TonedCell(props: CellProps) {
  const translate = useTranslate();
  const { column, record } = props;
  const { Cell: TypedCell } = columnKind(column.type);
  const tone = rawText(record[column.field]) === undefined ? undefined : toneOf(props);
  if (tone === undefined) return <TypedCell {...props} />;
  return (
    <span className={styles.toned} data-tone={tone}>
      <TypedCell {...props} />
      <span className="unseen"> ({translate(`tones.${tone}`)})</span>
    </span>
  );
}
