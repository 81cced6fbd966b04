import { describe, expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { tableLayout } from './columnWidths.ts';

function column(type: ResolvedColumn['type'], field: string, mono = false): ResolvedColumn {
  return { type, field, label: field, sortable: false, hidden: false, ...(mono && { mono }) };
}

function widthsOf(columns: readonly ResolvedColumn[]): readonly number[] {
  return tableLayout(columns, undefined, { selectable: false }, (key) => key).widths;
}

const DATES = [column('datetime', 'created'), column('datetime', 'updated'), column('datetime', 'due')];
const AMOUNTS = [column('money', 'amount'), column('money', 'fee')];

describe('the columns of a table that is wider than a desk', () => {
  it('keep a reference readable as long as other texts can give way', () => {
    const [reference = 0, text = 0] = widthsOf([
      column('text', 'reference', true),
      column('text', 'note'),
      column('text', 'author'),
      ...DATES,
      column('money', 'amount'),
    ]);
    expect(reference).toBeGreaterThanOrEqual(168);
    expect(text).toBeGreaterThanOrEqual(112);
    expect(text).toBeLessThan(reference);
  });

  it('narrow references as well before the table is wider than the window', () => {
    const references = ['one', 'two', 'three'].map((field) => column('text', field, true));
    const widths = widthsOf([...references, ...DATES, ...AMOUNTS]);
    expect(Math.min(...widths.slice(0, 3))).toBe(112);
  });
});

it('a computed word, which may have a tone, has room for its widest letters beside other texts', () => {
  const label = 'Address not allowed';
  const answer = { ...column('text', 'answer'), computed: true, values: [{ value: 'ADDRESS_NOT_ALLOWED', label }] };
  const texts = ['one', 'two', 'three', 'four'].map((field) => column('text', field));
  const [width = 0] = widthsOf([answer, ...texts, ...DATES]);
  // The padding, and 7.6 px for a letter, as in a chip.
  expect(width).toBeGreaterThanOrEqual(Math.floor(24 + 7.6 * label.length));
});
