import { describe, expect, it } from 'vitest';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { parseCsv } from './parseCsv.ts';
import { readRows, templateText } from './readRows.ts';

const FIELDS: ResolvedFormField[] = [
  {
    type: 'select',
    field: 'bank',
    label: 'Bank',
    width: 'half',
    options: [
      { value: 'BCA', label: 'Bank Central Asia' },
      { value: 'BNI', label: 'BNI' },
    ],
  },
  { type: 'text', field: 'account_number', label: 'Nomor rekening', width: 'half' },
  { type: 'money', field: 'amount', label: 'Nominal', width: 'half' },
];

const same = (key: string) => key;

describe('a CSV file', () => {
  it('is read with quotes, other separators, a mark at its beginning and lines of any system', () => {
    expect(parseCsv('\uFEFFname;note\r\n"Sari; ""Ibu""";"two\nlines"\r\n;\r\n')).toEqual([
      ['name', 'note'],
      ['Sari; "Ibu"', 'two\nlines'],
    ]);
    expect(parseCsv('')).toEqual([]);
  });

  it('fills rows by the names or labels of its columns, and says which it does not know', () => {
    const file = 'Bank,Nomor Rekening,AMOUNT,Colour\nbank central asia,0012345678,"Rp 1.500.000",red\nXYZ,,12.5x,\n';
    const { rows, unknown, isForeign } = readRows(parseCsv(file), FIELDS, same);
    expect(rows).toEqual([
      { bank: 'BCA', account_number: '0012345678', amount: '1500000' },
      { bank: 'XYZ', amount: '12.5x' },
    ]);
    expect([unknown, isForeign]).toEqual([['Colour'], false]);
    expect(
      readRows(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        FIELDS,
        same,
      ).isForeign,
    ).toBe(true);
  });

  it('keeps decimals, and takes grouping away', () => {
    const amounts = ['125.50', '1,250.75', '1.000', '15000', '₱2,000'].map(
      (amount) => readRows([['amount'], [amount]], FIELDS, same).rows[0]?.amount,
    );
    expect(amounts).toEqual(['125.50', '1250.75', '1000', '15000', '2000']);
  });

  it('has a template that it reads again', () => {
    expect(readRows(parseCsv(templateText(FIELDS)), FIELDS, same)).toMatchObject({ rows: [], unknown: [] });
  });
});
