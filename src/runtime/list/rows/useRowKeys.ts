import { type RefObject, useEffect } from 'react';
import { allowsSingleKey, isTyping } from '../../parts/focus/isTyping.ts';
import { moveFocus } from '../../parts/focus/moveFocus.ts';

/** Steps of the keys that move through rows. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** Lets j and k move through the rows from anywhere on the screen, and the arrow keys once the focus is among them. */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      const element = container.current;
      if (step === undefined || element === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const isArrow = event.key.startsWith('Arrow');
      if (isArrow ? isTyping(event.target) : !allowsSingleKey(event.target)) return;
      if (isArrow && !(event.target instanceof Element && event.target.matches('[data-row]'))) return;
      if (moveFocus(element, '[data-row]', step)) event.preventDefault();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [container]);
}
