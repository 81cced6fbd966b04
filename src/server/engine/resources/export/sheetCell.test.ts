import { describe, expect, it } from 'vitest';
import { sheetCell, sheetText } from './sheetCell.ts';

function textIn(cell: string): string {
  return /<t xml:space="preserve">(.*)<\/t>/s.exec(cell)?.[1] ?? '';
}

describe('a cell of a workbook', () => {
  it('is text and nothing else where it begins as a formula', () => {
    for (const text of ['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '=HYPERLINK("https://x.test")']) {
      const cell = sheetCell({ type: 'text' }, text);
      expect(cell).toContain('t="inlineStr"');
      expect(cell).not.toContain('<f');
      expect(textIn(cell)).toBe(text);
    }
  });

  it('is valid XML for every text', () => {
    expect(textIn(sheetText('<b> & ]]>'))).toBe('&lt;b&gt; &amp; ]]&gt;');
    expect(textIn(sheetText('a\u0000b\u001fc\uFFFEd\uD800e\n\tf'))).toBe('abcde\n\tf');
    expect(textIn(sheetText('🙂'))).toBe('🙂');
    expect(textIn(sheetText('_x0041_ and _xy'))).toBe('_x005F_x0041_ and _xy');
    expect(textIn(sheetText('x'.repeat(40_000)))).toHaveLength(32_767);
    expect(sheetText('')).toBe('<c/>');
  });

  it('has the style of its index, where it has one', () => {
    const inside = '<is><t xml:space="preserve">Paid</t></is></c>';
    expect(sheetText('Paid')).toBe(`<c t="inlineStr">${inside}`);
    expect(sheetText('Paid', 1)).toBe(`<c t="inlineStr" s="1">${inside}`);
    expect(sheetCell({ type: 'moment' }, 'Paid')).toBe(`<c t="inlineStr">${inside}`);
    expect(sheetCell({ type: 'text' }, '12')).toContain('>12</t>');
  });

  it('is a figure where it is one, to its last digit', () => {
    expect(sheetCell({ type: 'number' }, '-125.50')).toBe('<c><v>-125.50</v></c>');
    expect(sheetCell({ type: 'number' }, '')).toBe('<c/>');
    // More digits than a spreadsheet keeps.
    expect(textIn(sheetCell({ type: 'number' }, '12345678901234567890'))).toBe('12345678901234567890');
  });

  it('is a moment as spreadsheets count days', () => {
    expect(sheetCell({ type: 'moment' }, '2026-11-21 12:00:00')).toBe('<c s="2"><v>46347.5</v></c>');
    expect(sheetCell({ type: 'moment' }, '')).toBe('<c/>');
  });
});
