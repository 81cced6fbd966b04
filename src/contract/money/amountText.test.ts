import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, isAmount, typedAmount } from './amountText.ts';
import { CURRENCIES, type Currency } from './currencies.ts';
import { readAmount } from './readAmount.ts';

const ALL = Object.keys(CURRENCIES) as Currency[];

/** What a field holds once a person has typed a text key by key. */
function keyByKey(text: string, currency: Currency): string {
  let value = '';
  for (const key of text) {
    const shown = amountText(value, currency);
    value = typedAmount(shown, shown + key, currency);
  }
  return value.replace(/\.$/, '');
}

function pasted(text: string, currency: Currency): string {
  return typedAmount('', text, currency);
}

describe('an amount that is read', () => {
  it.each([
    ['IDR', '1500000', '1500000', []],
    ['IDR', '1.500.000', '1500000', []],
    ['IDR', 'Rp 1.500.000', '1500000', []],
    ['IDR', 'IDR 1.500.000', '1500000', []],
    ['IDR', '150000.00', undefined, ['150000', '15000000']],
    ['IDR', '150000,00', undefined, ['150000', '15000000']],
    ['IDR', '150,000', undefined, ['150', '150000']],
    ['IDR', '1,500,000.00', undefined, ['1500000', '150000000']],
    ['IDR', 'Rp.50.000,-', '50000', []],
    ['IDR', '50.000,--', '50000', []],
    ['IDR', '50000-', undefined, []],
    ['IDR', '1.250,000', undefined, ['1250', '1250000']],
    ['IDR', '1,250', undefined, ['1250']],
    ['IDR', '-5', undefined, []],
    ['IDR', '15k', undefined, []],
    ['IDR', '', undefined, []],
    ['PHP', '1,234.50', '1234.50', []],
    ['PHP', '₱1,234.50', '1234.50', []],
    ['PHP', '1.500', undefined, ['1.50', '1500.00']],
    ['PHP', '1.500,25', undefined, ['1500.25', '150025.00']],
    ['PHP', '1,50', undefined, ['1.50', '150.00']],
    ['USD', '12.5', '12.50', []],
  ] as const)('%s %s', (currency, text, amount, readings) => {
    expect(readAmount(text, currency)).toEqual({ amount, readings });
  });
});

describe('an amount with decimals that the currency does not have', () => {
  it.each([
    ['IDR', '1234567.89'],
    ['IDR', 'Rp1.250.000,50'],
    ['IDR', '1.250,5'],
    ['IDR', '12,5'],
    ['PHP', '1250.505'],
    ['PHP', '0.001'],
  ] as const)('%s %s suggests no other', (currency, text) => {
    expect(readAmount(text, currency)).toEqual({ amount: undefined, readings: [], isTooPrecise: true });
  });

  // Rule forms.amount-reading.
  it('suggests nothing that is more than what was written', () => {
    const fraction = fc.constantFrom('5', '05', '50', '505', '0505');
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.integer({ min: 0, max: 99_999_999 }),
        fraction,
        (currency, whole, end) => {
          const { decimal, group } = CURRENCIES[currency];
          for (const text of [`${whole}${decimal}${end}`, `${amountText(String(whole), currency)}${decimal}${end}`]) {
            // "1.505" alone may be in groups.
            if (end.length === 3 && !text.includes(group)) continue;
            for (const reading of readAmount(text, currency).readings) expect(Number(reading)).toBeLessThan(whole + 1);
          }
        },
      ),
    );
  });
});

describe('an amount field', () => {
  it.each([
    ['IDR', '150000', '150000'],
    ['IDR', '1.500.000', '1500000'],
    ['IDR', '150000.00', '150.000.00'],
    ['IDR', '1234567,89', '1.234.567,89'],
    ['PHP', '1234.5', '1234.5'],
    ['PHP', '1,234.50', '1234.50'],
    ['PHP', '1.500', '1.500'],
    ['IDR', '007', '7'],
    ['IDR', '-5', '-5'],
  ] as const)('%s typed as %s holds %s', (currency, text, value) => {
    expect(keyByKey(text, currency)).toBe(value);
  });

  it('moves its groups as digits come and go', () => {
    expect(typedAmount('1.500.000', '1.500.00', 'IDR')).toBe('150000');
    expect(typedAmount('1.500.000', '1.5009.000', 'IDR')).toBe('15009000');
    expect(typedAmount('1.500', '.500', 'IDR')).toBe('500');
    expect(typedAmount('1.500', '', 'IDR')).toBe('');
    expect(typedAmount('1,234.50', '1,234.5', 'PHP')).toBe('1234.5');
    expect(typedAmount('1,234.', '1,234', 'PHP')).toBe('1234');
    expect(typedAmount('1,234', '1,234.', 'PHP')).toBe('1234.');
    expect(typedAmount('', '.', 'PHP')).toBe('0.');
    expect(typedAmount('1,234.5', '1,234.5.', 'PHP')).toBe('1,234.5.');
    expect(typedAmount('1.', '1..', 'PHP')).toBe('1..');
    expect(typedAmount('1.234', '1.234,', 'IDR')).toBe('1.234,');
  });

  it('that is pasted as bills have it holds its digits', () => {
    expect(pasted('Rp.50.000,-', 'IDR')).toBe('50000');
    expect(pasted('₱1,500.--', 'PHP')).toBe('1500');
    expect(keyByKey('50.000,-', 'IDR')).toBe('50000');
  });

  it('does not read a digit into a text that is no amount', () => {
    expect(typedAmount('1.5', '1.50', 'IDR')).toBe('1.50');
    expect(typedAmount('1,5', '1,55', 'PHP')).toBe('1,55');
  });

  it('shows thousands while they are typed, and a text without a meaning as it was written', () => {
    expect(amountText('1500000', 'IDR')).toBe('1.500.000');
    expect(amountText('1234.', 'PHP')).toBe('1,234.');
    expect(amountText('150000.00', 'IDR')).toBe('150000.00');
  });

  it('that is pasted or typed as the currency is written holds that amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.bigInt({ min: 0n, max: 999_999_999_998n }),
        fc.nat(99),
        (currency, whole, cents) => {
          const { exponent } = CURRENCIES[currency];
          const fraction = exponent === 0 ? '' : `.${String(cents).padStart(2, '0')}`;
          const decimal = `${whole}${fraction}`;
          const text = amountText(decimal, currency);
          expect(readAmount(text, currency).amount).toBe(decimal);
          expect(pasted(text, currency)).toBe(decimal);
          expect(keyByKey(text, currency)).toBe(decimal);
        },
      ),
    );
  });

  it('never holds another amount than one that the text can mean', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,- kRp'), maxLength: 14 });
    fc.assert(
      fc.property(fc.constantFrom(...ALL), text, (currency, written) => {
        const value = pasted(written, currency);
        if (!isAmount(value, currency)) return;
        // Bills end an amount without decimals by a mark and a dash.
        const own = written.replaceAll(/\s/g, '').replace(/[.,]-{1,2}$/, '');
        const { group, decimal } = CURRENCIES[currency];
        const [whole = '', ...rest] = own.replace(/^(Rp|IDR|PHP|USD)\.?/i, '').split(decimal);
        // Groups of three, or none; at most one decimal mark.
        expect(whole === '' || /^\d+$/.test(whole) || new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole)).toBe(
          true,
        );
        expect(rest.length).toBeLessThanOrEqual(1);
        expect(Number(value)).toBe(Number([whole.replaceAll(group, '') || '0', ...rest].join('.')));
      }),
      { numRuns: 2000 },
    );
  });

  // Rule forms.amount-reading.
  it('whose text has two meanings holds neither', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('.', ','),
        (currency, whole, mark) => {
          for (const text of [`${whole}${mark}00`, `${whole}${mark}000`]) {
            const { amount, readings } = readAmount(text, currency);
            if (readings.length > 1)
              expect([amount, isAmount(pasted(text, currency), currency)]).toEqual([undefined, false]);
          }
        },
      ),
    );
  });
});
