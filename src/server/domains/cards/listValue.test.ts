import { describe, expect, it } from 'vitest';
import { listValue } from './listValue.ts';

// Rule forms.bin, forms.ip-or-range.
describe('what is kept of a value on a fraud list', () => {
  it.each([
    ['IP', '203.0.113.7', '203.0.113.7'],
    ['IP', ' 203.0.113.7/24 ', '203.0.113.0/24'],
    ['IP', '203.0.113.0/024', undefined],
    ['IP', '2001:DB8::1', '2001:db8::1'],
    ['IP', '2001:db8::/128', '2001:db8::'],
    ['IP', '203.0.113.7/32', '203.0.113.7'],
    ['IP', '203.0.113.0/33', undefined],
    ['IP', '203.0.113.0/', undefined],
    ['IP', '203.0.113.0/8/8', undefined],
    ['IP', '203.0.113', undefined],
    ['BIN', '400000', '400000'],
    ['BIN', '40000000', '40000000'],
    ['BIN', '40000', undefined],
    ['BIN', '400000000', undefined],
    ['COUNTRY', 'SG', 'SG'],
    ['CARD_NUMBER', '4000 0000 0000 0002', '40000000XXXX0002'],
    ['CARD_NUMBER', '4000 0000 0000 0003', undefined],
  ] as const)('%s %s', (list, text, shown) => {
    expect(listValue(list, text)?.shown).toBe(shown);
  });

  it('is of a card never its number', () => {
    const kept = JSON.stringify(listValue('CARD_NUMBER', '4000000000000002'));
    expect(kept).not.toContain('4000000000000002');
    expect(listValue('CARD_NUMBER', '4000-0000-0000-0002')).toEqual(JSON.parse(kept));
  });
});
