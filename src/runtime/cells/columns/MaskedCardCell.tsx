import { networkName } from '#contract/columns/networkName.ts';
import { rawText } from '#contract/columns/rawText.ts';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

/** The unmasked digits of a card number, with the network if the record has it. */
export function MaskedCardCell(props: CellProps) {
  const { column, record } = props;
  const number = rawOf(props);
  if (number === undefined) return <EmptyValue column={column} />;
  const network = networkName(rawText(column.text && record[column.text]));
  return (
    <span className={styles.card}>
      {network !== undefined && <span className={styles.network}>{network}</span>}
      <span className={styles.text} data-mono>
        {number}
      </span>
    </span>
  );
}
