import { type RefObject, useEffect } from 'react';
import { moveFocus } from '../../parts/focus/moveFocus.ts';
import { stepOf } from '../../parts/keys/shortcuts.ts';

/** Lets j and k move through the rows from anywhere on the screen, and the arrow keys once the focus is among them. */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      const isRow = event.target instanceof Element && event.target.matches('[data-row]');
      const step = stepOf(event, 'rows') ?? (isRow ? stepOf(event, 'rows_arrows') : undefined);
      const element = container.current;
      if (step === undefined || element === null) return;
      if (moveFocus(element, '[data-row]', step)) event.preventDefault();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [container]);
}
