import { describe, expect, it } from 'vitest';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { parseCsv } from '#contract/text/parseCsv.ts';
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

const IDR = { translate: (key: string) => key, currency: 'IDR' } as const;
const PHP = { ...IDR, currency: 'PHP' } as const;

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
    const { rows, unknown, isForeign } = readRows(parseCsv(file), FIELDS, IDR);
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
        IDR,
      ).isForeign,
    ).toBe(true);
  });

  it('has its numbers and ticks read', () => {
    const fields: ResolvedFormField[] = [
      { type: 'number', field: 'count', label: 'Count', width: 'half' },
      { type: 'checkbox', field: 'paid', label: 'Paid', width: 'half' },
    ];
    const { rows } = readRows(parseCsv('count,paid\n12,Ya\n1x,no\n0,1\n'), fields, IDR);
    expect(rows).toEqual([
      { count: 12, paid: true },
      { count: '1x', paid: false },
      { count: 0, paid: true },
    ]);
  });

  it('has its amounts read as the currency is written; what may mean two amounts stays as it is', () => {
    const read = (context: typeof IDR | typeof PHP, amounts: string[]) =>
      amounts.map((amount) => readRows([['amount'], [amount]], FIELDS, context).rows[0]?.amount);
    expect(read(PHP, ['125.50', '1,250.75', '1.000', '15000', '₱2,000'])).toEqual([
      ...['125.50', '1250.75', '1.000', '15000.00', '2000.00'],
    ]);
    expect(read(IDR, ['1.000', '15000', 'Rp 2.000', '150000.00', '1,000'])).toEqual([
      ...['1000', '15000', '2000', '150000.00', '1,000'],
    ]);
  });

  it('has a template that it reads again', () => {
    const text = templateText(FIELDS, (key) => key);
    expect(readRows(parseCsv(text), FIELDS, IDR)).toMatchObject({ rows: [], unknown: [] });
  });

  it('has a template with an example of each kind of field', () => {
    const example = (field: Partial<ResolvedFormField>) => {
      const fields = [{ type: 'text', field: 'cell', label: 'Cell', width: 'half', ...field }] as ResolvedFormField[];
      return templateText(fields, (key) => `t:${key}`).split('\r\n')[1];
    };
    expect(example({ placeholder: 'example.name' })).toBe('# t:example.name');
    expect(example({ type: 'money', placeholder: 'example.amount' })).toBe('# t:example.amount');
    expect(example({ type: 'money' })).toBe('# 150000');
    expect(example({ type: 'email' })).toBe('# name@example.com');
    expect(example({ type: 'select', options: [], placeholder: 'example.name' })).toBe('# ');
    expect(example({ placeholder: 'a;"b" c' })).toBe('# "t:a;""b"" c"');
  });

  it('has a template with an example and the values of each choice', () => {
    const [head = '', example = '', ...notes] = templateText(FIELDS, (key) => key).split('\r\n');
    expect(example.split(',')).toHaveLength(head.split(',').length);
    const choice = FIELDS.find(({ options }) => options !== undefined);
    for (const { value } of choice?.options ?? []) expect(notes.join(' ')).toContain(value);
    expect(notes[0]).toBe('# bank: BCA = Bank Central Asia | BNI');
    expect(example).toBe('# BCA,,150000');
    expect(notes.filter((line) => line !== '' && !/^"?#/.test(line))).toEqual([]);
  });
});
