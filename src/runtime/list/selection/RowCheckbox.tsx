import { useTranslate } from 'react-admin';
import styles from './RowCheckbox.module.css';
import type { RowSelection } from './useSelection.ts';

interface RowCheckboxProps {
  readonly id: string;
  /** What the record is called. */
  readonly label: string;
  readonly selection: RowSelection;
  /** Fills the element that it stands in, so that the whole of it can be hit. */
  readonly fill?: boolean;
}

/** Selects a row; with Shift every row from the one before to this one. */
export function RowCheckbox({ id, label, selection, fill = false }: RowCheckboxProps) {
  const translate = useTranslate();
  return (
    <label className={styles.box} data-fill={fill}>
      <input
        type="checkbox"
        aria-label={translate('selection.row', { label })}
        checked={selection.isSelected(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
