import { describe, expect, it } from 'vitest';
import { cardDigest } from './cardDigest.ts';
import { maskCardNumber, parseCardNumber } from './cardNumber.ts';

describe('a card number', () => {
  it.each([
    ['4000 0000 0000 0002', '4000000000000002'],
    ['3782-822463-10005', '378282246310005'],
    ['4000000000000003', undefined],
    ['400000000002', undefined],
    ['40000000000000000002', undefined],
    ['4000x00000000002', undefined],
    ['', undefined],
  ])('%s', (text, digits) => {
    expect(parseCardNumber(text)).toBe(digits);
  });

  it('keeps enough of a number to distinguish cards', () => {
    expect(maskCardNumber('4000000000000002')).toBe('40000000XXXX0002');
    expect(maskCardNumber('378282246310005')).toBe('378282XXXXX0005');
  });

  it('is kept under a key of the deployment, which production has to set', () => {
    const ours = cardDigest('4000000000000002', { CARD_DIGEST_KEY: 'ours' });
    expect(ours).toMatch(/^[0-9a-f]{64}$/);
    expect(cardDigest('4000000000000002', { CARD_DIGEST_KEY: 'theirs' })).not.toBe(ours);
    expect(() => cardDigest('4000000000000002', { NODE_ENV: 'production' })).toThrow('CARD_DIGEST_KEY');
  });
});
