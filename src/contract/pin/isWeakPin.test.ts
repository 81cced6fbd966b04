import { describe, expect, it } from 'vitest';
import { isWeakPin } from './isWeakPin.ts';

// Rule verification.pin-weak.
describe('a PIN', () => {
  it.each([
    '000000',
    '111111',
    '123456',
    '654321',
    '890123',
    '321098',
    '121212',
    '123123',
    '112233',
    '199512',
    '121995',
    '201001',
  ])('%s is guessed first', (pin) => {
    expect(isWeakPin(pin)).toBe(true);
  });

  it.each(['246810', '482915', '135792', '100200', '918273'])('%s is good enough', (pin) => {
    expect(isWeakPin(pin)).toBe(false);
  });

  it('may still be almost any', () => {
    const weak = Array.from({ length: 1_000_000 }, (_, pin) => String(pin).padStart(6, '0')).filter(isWeakPin).length;
    expect(weak / 1_000_000).toBeLessThan(0.03);
  });
});
