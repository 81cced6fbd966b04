import { type KeyboardEvent, useId } from 'react';
import { moveFocus } from '../focus/moveFocus.ts';
import { stepOf } from '../keys/shortcuts.ts';
import styles from './CheckList.module.css';

/** An option with a checkbox. */
export interface CheckItem {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface CheckListProps {
  readonly label: string;
  readonly items: readonly CheckItem[];
  readonly checked: readonly string[];
  /** Receives the checked ids, in the order of the items. */
  readonly onChange: (checked: string[]) => void;
}

/** A list of checkboxes. The arrow keys move through it. */
export function CheckList({ label, items, checked, onChange }: CheckListProps) {
  const id = useId();

  function toggle(toggled: string): void {
    const isChecked = (candidate: string) => checked.includes(candidate) !== (candidate === toggled);
    onChange(items.map((item) => item.id).filter(isChecked));
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const step = stepOf(event, 'options');
    if (step !== undefined && moveFocus(event.currentTarget, 'input', step)) event.preventDefault();
  }

  return (
    <fieldset className={styles.list} aria-labelledby={id} onKeyDown={handleKey}>
      <span id={id} className="unseen">
        {label}
      </span>
      {items.map((item) => (
        <label key={item.id} className={styles.item}>
          <input
            type="checkbox"
            checked={checked.includes(item.id)}
            disabled={item.disabled ?? false}
            onChange={() => toggle(item.id)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
