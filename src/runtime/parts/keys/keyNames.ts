import { isApple } from './isApple.ts';

/** What keys are called on a keyboard, where it is not their own name. */
const NAMES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowLeft: '←',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
};

/** What keys are called on a Mac. */
const APPLE_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Enter: '↵', Backspace: '⌫' };

/** Returns the names of keys that are pressed together, such as Ctrl and K. */
export function keyNames(keys: string): readonly string[] {
  return keys.split('+').map((key) => {
    const apple = isApple() ? APPLE_NAMES[key] : undefined;
    return apple ?? (key === 'Mod' ? 'Ctrl' : (NAMES[key] ?? key));
  });
}
