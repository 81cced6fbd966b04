import { useTranslate } from 'react-admin';
import styles from './RowCheckbox.module.css';
import type { RowSelection } from './useSelection.ts';

interface RowCheckboxProps {
  readonly id: string;
  /** The name of the record. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: RowSelection['toggle'];
  /** Fills the surrounding element, so that all of it is clickable. */
  readonly fill?: boolean;
}

/** Selects a row; with Shift, every row from the previous one to this one. */
export function RowCheckbox({ id, label, isSelected, onSelect, fill = false }: RowCheckboxProps) {
  const translate = useTranslate();
  return (
    <label className={styles.box} data-fill={fill}>
      <input
        type="checkbox"
        aria-label={translate('selection.row', { label })}
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
