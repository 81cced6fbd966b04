import { type KeyboardEvent, useId } from 'react';
import { moveFocus } from '../../parts/focus/moveFocus.ts';
import { stepOf } from '../../parts/keys/shortcuts.ts';
import styles from './ChoiceList.module.css';

/** An option to choose. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

interface ChoiceListProps {
  readonly label: string;
  readonly items: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A list from which one option is chosen, by a click or Enter. The arrow keys move the focus without choosing. */
export function ChoiceList({ label, items, chosen, onChoose }: ChoiceListProps) {
  const id = useId();

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const step = stepOf(event, 'options');
    if (step !== undefined && moveFocus(event.currentTarget, 'button', step)) event.preventDefault();
  }

  return (
    <fieldset className={styles.list} aria-labelledby={id} onKeyDown={handleKey}>
      <span id={id} className="unseen">
        {label}
      </span>
      {items.map((item) => (
        <button key={item.id} type="button" aria-pressed={item.id === chosen} onClick={() => onChoose(item.id)}>
          {item.label}
        </button>
      ))}
    </fieldset>
  );
}
