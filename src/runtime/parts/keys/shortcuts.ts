import { allowsSingleKey } from '../focus/isTyping.ts';
import { isApple } from './isApple.ts';

/** Where shortcuts work; the list of shortcuts has a heading for each, in this order. */
export const SHORTCUT_PLACES = ['anywhere', 'lists', 'options', 'menu', 'values', 'charts'] as const;

/** What a key does. */
export interface Shortcut {
  readonly place: (typeof SHORTCUT_PLACES)[number];
  /** The keys that do it: any one of them. `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys: readonly string[];
  /** Keys that do the opposite, in the order of `keys`. */
  readonly back?: readonly string[];
  /** Its keys of one character work anywhere outside of fields, and can be turned off. Rule navigation.single-keys. */
  readonly single?: true;
}

/** Every shortcut of the console. Handlers read them from here, and so does the list. Rule navigation.shortcuts. */
export const SHORTCUTS = {
  find: { place: 'anywhere', keys: ['Mod+K', '/'], single: true },
  shortcuts: { place: 'anywhere', keys: ['?'], single: true },
  close: { place: 'anywhere', keys: ['Escape'] },
  rows: { place: 'lists', keys: ['J'], back: ['K'], single: true },
  rows_arrows: { place: 'lists', keys: ['ArrowDown'], back: ['ArrowUp'] },
  open_row: { place: 'lists', keys: ['Enter'] },
  select_row: { place: 'lists', keys: ['X', 'Space'] },
  select_rows: { place: 'lists', keys: ['Shift+X', 'Shift+Space'] },
  clear_search: { place: 'lists', keys: ['Escape'] },
  options: { place: 'options', keys: ['ArrowDown'], back: ['ArrowUp'] },
  options_ends: { place: 'options', keys: ['Home'], back: ['End'] },
  options_far: { place: 'options', keys: ['PageDown'], back: ['PageUp'] },
  choose: { place: 'options', keys: ['Enter'] },
  pin: { place: 'options', keys: ['Shift+Enter'] },
  menu: { place: 'menu', keys: ['ArrowDown'], back: ['ArrowUp'] },
  add_value: { place: 'values', keys: ['Enter'] },
  remove_value: { place: 'values', keys: ['Backspace'] },
  chart: { place: 'charts', keys: ['ArrowRight'], back: ['ArrowLeft'] },
  open_bar: { place: 'charts', keys: ['Enter', 'Space'] },
  tour: { place: 'charts', keys: ['ArrowRight'], back: ['ArrowLeft'] },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** Shortcuts that have an opposite. */
type StepName = {
  [N in ShortcutName]: (typeof SHORTCUTS)[N] extends { back: readonly string[] } ? N : never;
}[ShortcutName];

/** The event of a key, of React or of the document. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether a key can be turned off. */
export function isSingleKey(shortcut: Shortcut, keys: string): boolean {
  return shortcut.single === true && keys.length === 1;
}

function isPressed(event: KeyPress, shortcut: Shortcut, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const pressed = event.key === ' ' ? 'Space' : event.key;
  if (event.altKey || pressed.toLowerCase() !== key.toLowerCase()) return false;
  // Some keyboards have a sign such as / on a key with Shift.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  if (!isSign && event.shiftKey !== parts.includes('Shift')) return false;
  const [wanted, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (other || wanted !== parts.includes('Mod')) return false;
  return !isSingleKey(shortcut, keys) || allowsSingleKey(event.target);
}

/** Whether a key is one of a shortcut. */
export function isShortcut(event: KeyPress, name: ShortcutName): boolean {
  const shortcut: Shortcut = SHORTCUTS[name];
  return shortcut.keys.some((keys) => isPressed(event, shortcut, keys));
}

/** Returns 1 for a key of a shortcut and -1 for one that does the opposite; `undefined` for other keys. */
export function stepOf(event: KeyPress, name: StepName): 1 | -1 | undefined {
  if (isShortcut(event, name)) return 1;
  const shortcut: Shortcut = SHORTCUTS[name];
  return shortcut.back?.some((keys) => isPressed(event, shortcut, keys)) ? -1 : undefined;
}

/** Returns the keys of a shortcut as aria-keyshortcuts has them. */
export function ariaKeys(name: ShortcutName): string {
  return SHORTCUTS[name].keys.map((keys) => keys.replace('Mod', isApple() ? 'Meta' : 'Control')).join(' ');
}
