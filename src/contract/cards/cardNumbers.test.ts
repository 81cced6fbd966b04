import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCardNumber, hasCheckDigit, maskCardNumbers } from './cardNumbers.ts';

/** A card's number: 12 to 18 digits and the one that fits. */
const anyCard = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 }).map((digits) => {
  const start = digits.join('');
  return start + [...'0123456789'].find((last) => hasCheckDigit(start + last));
});

/** The same in one of the ways that people write it. */
function written(card: string, mark: string, size: number): string {
  return (card.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(mark);
}

describe('a card’s number in a text', () => {
  it('is found and masked, however it is written', () => {
    const anyMark = fc.constantFrom('', ' ', '-', '\u00a0', '.');
    fc.assert(
      fc.property(anyCard, anyMark, fc.integer({ min: 1, max: 6 }), (card, mark, size) => {
        const text = `paid with ${written(card, mark, size)}, exp 12/29`;
        expect(hasCardNumber(text)).toBe(true);
        expect(maskCardNumbers(text).replace(/\D/g, '')).not.toContain(card);
        expect(maskCardNumbers(text)).toContain(`${card.slice(0, 6)}••••${card.slice(-4)}`);
      }),
    );
  });

  it('is found beside other digits', () => {
    expect(hasCardNumber('2 4111 1111 1111 1111 12')).toBe(true);
    expect(maskCardNumbers('4111111111111111 and 5500-0000-0000-0004')).toBe('411111••••1111 and 550000••••0004');
  });

  it('is no id, day, phone number, or number without its check digit', () => {
    for (const text of [
      'txn_00000000000000000000000000000000',
      '00000000-0000-0000-0000-000000000000',
      '2026-11-21 2026-11-22',
      '+6281200000000',
      '4111111111111112',
      '411111111111',
      '41111111111111111111',
    ]) {
      expect(hasCardNumber(text), text).toBe(false);
      expect(maskCardNumbers(text)).toBe(text);
    }
  });
});
