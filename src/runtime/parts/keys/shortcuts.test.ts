// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSingleKeys } from '../../core/singleKeys.ts';
import { keyNames } from './keyNames.ts';
import { ariaKeys, isShortcut, type ShortcutName, stepOf } from './shortcuts.ts';

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...more });
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

const input = document.createElement('input');

beforeEach(() => storeSingleKeys(true));
afterEach(() => {
  storeSingleKeys(true);
  vi.restoreAllMocks();
});

// Rule navigation.shortcuts.
describe('a shortcut', () => {
  it.each<[string, KeyboardEventInit, ShortcutName, boolean]>([
    ['k', { ctrlKey: true }, 'find', true],
    ['k', {}, 'find', false],
    ['k', { ctrlKey: true, shiftKey: true }, 'find', false],
    ['k', { ctrlKey: true, altKey: true }, 'find', false],
    ['k', { metaKey: true }, 'find', false],
    ['/', {}, 'find', true],
    ['/', { shiftKey: true }, 'find', true],
    ['/', { ctrlKey: true }, 'find', false],
    ['?', { shiftKey: true }, 'shortcuts', true],
    ['x', {}, 'select_row', true],
    ['X', {}, 'select_row', true],
    [' ', {}, 'select_row', true],
    ['x', { shiftKey: true }, 'select_row', false],
    ['X', { shiftKey: true }, 'select_rows', true],
    [' ', { shiftKey: true }, 'select_rows', true],
    ['x', { metaKey: true }, 'select_row', false],
    ['Enter', { shiftKey: true }, 'pin', true],
    ['Enter', { shiftKey: true }, 'choose', false],
  ])('%j with %j is %s: %s', (key, more, name, is) => {
    expect(isShortcut(press(key, more), name)).toBe(is);
  });

  it('uses Command on a Mac', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    expect(isShortcut(press('k', { metaKey: true }), 'find')).toBe(true);
    expect(isShortcut(press('k', { ctrlKey: true }), 'find')).toBe(false);
    expect(ariaKeys('find')).toBe('Meta+K /');
    expect(keyNames('Mod+K')).toEqual(['⌘', 'K']);
  });

  it('goes forward and back', () => {
    expect(stepOf(press('j'), 'rows')).toBe(1);
    expect(stepOf(press('k'), 'rows')).toBe(-1);
    expect(stepOf(press('x'), 'rows')).toBeUndefined();
    expect(stepOf(press('End'), 'options_ends')).toBe(-1);
  });

  // Rule navigation.single-keys.
  it('of one character is for the page: not in a field, and not where it is turned off', () => {
    for (const [key, name] of [
      ['/', 'find'],
      ['?', 'shortcuts'],
    ] as const) {
      expect(isShortcut(press(key, {}, input), name)).toBe(false);
      storeSingleKeys(false);
      expect(isShortcut(press(key), name)).toBe(false);
      storeSingleKeys(true);
    }
    storeSingleKeys(false);
    expect(stepOf(press('j'), 'rows')).toBeUndefined();
    expect(isShortcut(press('k', { ctrlKey: true }, input), 'find')).toBe(true);
    // A row that has the focus is meant.
    expect(isShortcut(press('x'), 'select_row')).toBe(true);
    expect(ariaKeys('find')).toBe('Control+K /');
  });
});
