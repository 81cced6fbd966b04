import { describe, expect, it } from 'vitest';
import type { DocumentedPage } from '#contract/generated/api.ts';
import { countKinds, findKinds } from './findKinds.ts';

const kind = (id: string, name: string, key: string) => ({
  id,
  name,
  description: '',
  properties: [{ name: key, type: 'text', required: false, description: 'Who may have it' }],
});
const PAGES: DocumentedPage[] = [
  {
    id: 'column',
    title: 'Column',
    description: '',
    kinds: [kind('money', 'money', 'sign'), kind('date', 'date', 'zone')],
  },
  { id: 'filter', title: 'Filter', description: '', kinds: [kind('amount-range', 'amount-range', 'field')] },
];
const found = (typed: string) => findKinds(PAGES, typed).map(({ id, kinds }) => [id, ...kinds.map((each) => each.id)]);

describe('findKinds', () => {
  it('returns all pages without any word', () => {
    expect(findKinds(PAGES, '  ')).toBe(PAGES);
    expect(countKinds(PAGES)).toBe(3);
  });

  it.each([
    ['MONEY', [['column', 'money']]],
    ['range', [['filter', 'amount-range']]],
    ['column zo', [['column', 'date']]],
    ['filter', [['filter', 'amount-range']]],
    [
      'who may',
      [
        ['column', 'money', 'date'],
        ['filter', 'amount-range'],
      ],
    ],
    ['money zone', []],
  ])('finds %s by the beginnings of its words', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });
});
