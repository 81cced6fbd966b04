import { describe, expect, it } from 'vitest';
import type { ComboOption } from '../../parts/fields/ComboList.tsx';
import { foundOptions, listOptions, type OptionGroup } from './groupOptions.ts';

function group(heading: string, count: number, rank = 0): OptionGroup {
  const options = Array.from({ length: count }, (_, index) => ({ id: `${heading}-${index}`, label: heading }));
  return { heading, options, rank };
}

function shown(options: readonly ComboOption[]): string[] {
  return options.map(({ id, heading }) => (heading === undefined ? id : `${heading}: ${id}`));
}

// Rule navigation.find-actions.
describe('what a text finds', () => {
  it('begins with the group of the best match, and with pages where both match alike', () => {
    expect(shown(foundOptions(group('pages', 1, 2), group('actions', 1, 0), []))).toEqual([
      'actions: actions-0',
      'pages: pages-0',
    ]);
    expect(shown(foundOptions(group('pages', 1, 2), group('actions', 1, 2), []))).toEqual([
      'pages: pages-0',
      'actions: actions-0',
    ]);
  });

  it('has at most five above others, and all where nothing follows', () => {
    const records = [{ id: 'record', label: 'record', heading: 'records' }];
    expect(foundOptions(group('pages', 6), group('actions', 7), [])).toHaveLength(12);
    expect(foundOptions(group('pages', 6), group('actions', 7), records)).toHaveLength(11);
    expect(foundOptions(group('pages', 6), group('actions', 0), records)).toHaveLength(6);
  });

  it('has no heading above pages without actions, and one above actions alone', () => {
    expect(shown(foundOptions(group('pages', 1), group('actions', 0), []))).toEqual(['pages-0']);
    expect(shown(foundOptions(group('pages', 0), group('actions', 1), []))).toEqual(['actions: actions-0']);
  });
});

describe('what is listed before anything is typed', () => {
  it('is what was pinned and opened, five actions, and the other pages, each once', () => {
    const pinned = { heading: 'pinned', options: [{ id: 'pages-1', label: 'pages' }] };
    const listed = shown(listOptions([pinned, group('recent', 1)], group('actions', 7), group('pages', 3)));
    expect(listed).toEqual([
      'pinned: pages-1',
      'recent: recent-0',
      'actions: actions-0',
      'actions-1',
      'actions-2',
      'actions-3',
      'actions-4',
      'pages: pages-0',
      'pages-2',
    ]);
  });

  it('has no heading where it is pages alone', () => {
    expect(shown(listOptions([group('pinned', 0)], group('actions', 0), group('pages', 2)))).toEqual([
      'pages-0',
      'pages-1',
    ]);
  });
});
