import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './PinButton.module.css';
import { usePinned } from './PinnedProvider.tsx';

interface PinButtonProps {
  /** The address of a screen of the sidebar. */
  readonly to: string;
  /** What the person reads as the name of the screen. */
  readonly name: string;
  /** Called before a screen is unpinned. */
  readonly onUnpin?: (button: HTMLElement) => void;
}

/** Pins or unpins the screen of the item before it, in the same row. */
export function PinButton({ to, name, onUnpin }: PinButtonProps) {
  const translate = useTranslate();
  const { isPinned, toggle } = usePinned();
  const isPressed = isPinned(to);

  function handle({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
    // A double click is one: rows may have moved between its clicks.
    if (detail > 1) return;
    if (isPressed) onUnpin?.(currentTarget);
    void toggle(to);
  }

  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={isPressed}
      aria-label={translate('shell.pinned.pin', { name })}
      title={translate(isPressed ? 'shell.pinned.unpin' : 'shell.pinned.pin', { name })}
      onClick={handle}
    >
      <Icon name="pin" size={16} />
    </button>
  );
}
