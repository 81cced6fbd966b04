import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCardNumber, hasCheckDigit, isCardNumber, maskCardNumbers } from './cardNumbers.ts';

/**
 * How numbers of the networks begin, and their lengths: of test cards and of real issuers, not of the table of ranges.
 */
const ISSUERS: readonly (readonly [string, number])[] = [
  ['411111', 16],
  ['400000', 16],
  ['453201', 19],
  ['453201', 18],
  ['555555', 16],
  ['510510', 16],
  ['222300', 16],
  ['271999', 16],
  ['378282', 15],
  ['341111', 15],
  ['305693', 14],
  ['385200', 14],
  ['353011', 16],
  ['356600', 16],
  ['601111', 16],
  ['644000', 16],
  ['620000', 16],
  ['625094', 19],
  ['675964', 18],
  ['639002', 17],
  ['501990', 16],
  ['589562', 16],
  ['220020', 16],
];

function withCheckDigit(start: string): string {
  return start + [...'0123456789'].find((last) => hasCheckDigit(start + last));
}

/** A card's number of an issuer, with any digits between. */
const anyCard = fc
  .tuple(fc.constantFrom(...ISSUERS), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 }))
  .map(([[start, length], digits]) => withCheckDigit((start + digits.join('')).slice(0, length - 1)));

const FULL_WIDTH = 0xff10 - 0x30;
const ARABIC = 0x660 - 0x30;
const BENGALI = 0x9e6 - 0x30;

function inScript(card: string, shift: number): string {
  return card.replace(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + shift));
}

function by(mark: string, size = 4) {
  return (card: string) => (card.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(mark);
}

/** The ways in which people, or those who want one kept, write a number. */
const SPELLINGS: Readonly<Record<string, (card: string) => string>> = {
  plain: (card) => card,
  spaces: by(' '),
  'two spaces': by('  '),
  'three spaces': by('   '),
  hyphens: by('-'),
  dots: by('.'),
  commas: by(','),
  slashes: by('/'),
  underscores: by('_'),
  tabs: by('\t'),
  'line breaks': by('\n'),
  'line breaks of Windows': by('\r\n'),
  'a hyphen among spaces': by(' - '),
  'no-break spaces': by('\u00a0'),
  'HTML no-break spaces': by('&nbsp;'),
  'thin spaces': by('\u2009'),
  'figure spaces': by('\u2007'),
  'ideographic spaces': by('\u3000'),
  'no-break hyphens': by('\u2011'),
  'em dashes': by('—'),
  'zero-width spaces': by('\u200b', 1),
  'word joiners and spaces': by(' \u2060'),
  'soft hyphens': by('\u00ad', 2),
  'digit by digit': by(' ', 1),
  'groups of three and pipes': by('|', 3),
  'full-width digits': (card) => inScript(card, FULL_WIDTH),
  'Arabic digits': (card) => inScript(card, ARABIC),
  'Bengali digits': (card) => by(' ')(inScript(card, BENGALI)),
  'a plus in front': (card) => `+${card}`,
  'letters around': (card) => `kartu${card}exp`,
  'a day in front': (card) => `2026-11-21 ${by(' ')(card)}`,
  'numbers around': (card) => `2 ${by(' ')(card)} 12/29 123`,
  'an address': (card) => `https://x.example/${card}?a=1`,
  'a bracket': (card) => `(${by(' ')(card)})`,
};

describe('a card’s number in a text', () => {
  it.each(Object.entries(SPELLINGS))('is found and masked with %s', (_name, write) => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const text = `dibayar ${write(card)} lunas`;
        expect(hasCardNumber(text), text).toBe(true);
        const masked = maskCardNumbers(text);
        expect(hasCardNumber(masked), masked).toBe(false);
        expect(masked).toContain('••••');
      }),
      { numRuns: 200 },
    );
  });

  it('is found in the shape of an id that has no letters', () => {
    const card = '4111111111111111';
    expect(hasCardNumber(`${card.slice(0, 8)}-${card.slice(8, 12)}-${card.slice(12)}-0000-000000000000`)).toBe(true);
  });

  it('is masked in place, and nothing next to it', () => {
    expect(maskCardNumbers('4111111111111111 and 5500-0000-0000-0004')).toBe('411111••••1111 and 550000••••0004');
    expect(maskCardNumbers('🦜 ４１１１ 1111\u200b1111 1111!')).toBe('🦜 411111••••1111!');
  });

  it('is not in a UUID with a letter, also where groups of it make one', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const [, ...groups] = /^(.{4})(.{4})(.{4})(.*)$/.exec(card) ?? [];
        const id = `0190f4cf-${groups.slice(0, 3).join('-')}-${groups[3]?.padEnd(12, 'd')}`;
        expect(hasCardNumber(id), id).toBe(false);
        expect(hasCardNumber(`${id}${'-'}${card}`), id).toBe(true);
        expect(maskCardNumbers(`${id} ${id}`)).toBe(`${id} ${id}`);
      }),
      { numRuns: 50 },
    );
  });

  it('is masked on both sides of ids, which stay', () => {
    const ids = ['txn_0190f4c0a4111111111111111100dead', '0190f4c0-4111-7111-8111-111111111111'];
    for (const id of ids) {
      const text = `4111111111111111 ${id} 5500 0000 0000 0004 ${id}`;
      expect(maskCardNumbers(text)).toBe(`411111••••1111 ${id} 550000••••0004 ${id}`);
    }
  });

  it.each([
    'txn_00000000000000000000000000000000',
    'txn_0190f4c0a4111111111111111100dead',
    '0190f4c0-4111-7111-8111-111111111111',
    '2026-11-21 2026-11-22',
    '2026-11-21T10:30:00.123456Z 2026-11-22T10:30:00.123456Z',
    '+62 812 0000 0000',
    'WA 6281234567890, 62 812-3456-78901',
    '0812-3456-7890 / 0813-4567-8901',
    '4111111111111112',
    '411111111111',
    '41111111111111111111',
    '1763800000000000',
    'Rp150.000.000.000.000',
    '8888801234567890',
  ])('is not %s', (text) => {
    expect(hasCardNumber(text)).toBe(false);
    expect(maskCardNumbers(text)).toBe(text);
  });

  it('is hardly ever taken from a number that is another’s', () => {
    const random = (length: number, seed: number): string => {
      let state = BigInt(seed) * 6364136223846793005n + 1442695040888963407n;
      let digits = '';
      while (digits.length < length) {
        state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
        digits += String(state >> 33n).slice(-6);
      }
      return digits.slice(0, length);
    };
    const tries = 4000;
    const rates = [13, 14, 15, 16, 17, 18, 19].map((length) => {
      const numbers = Array.from({ length: tries }, (_, seed) => random(length, seed * 31 + length));
      return [length, numbers.filter(hasCardNumber).length / tries] as const;
    });
    console.info(`random references refused: ${rates.map(([n, rate]) => `${n} digits ${(rate * 100).toFixed(2)} %`)}`);
    for (const [length, rate] of rates) expect(rate, `${length} digits`).toBeLessThan(0.04);
    const dated = Array.from({ length: tries }, (_, seed) => `INV-2026-11-${random(10, seed)}`);
    expect(dated.filter(hasCardNumber)).toEqual([]);
    const times = Array.from({ length: tries }, (_, seed) => `${1_763_000_000_000_000 + seed * 7919}`);
    expect(times.filter(hasCardNumber)).toEqual([]);
  });

  it('is looked for in linear time', () => {
    const began = process.cpuUsage();
    for (const text of ['1 '.repeat(60_000), '4'.repeat(120_000), '1   '.repeat(30_000), '&#1'.repeat(40_000)]) {
      hasCardNumber(text);
    }
    // Of the processor: how long a busy machine takes says nothing.
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000);
  });
});

describe('a field for card numbers', () => {
  it('accepts 13 to 19 digits of any issuer with their check digit, and no other', () => {
    for (const length of [11, 12, 13, 14, 16, 18, 19, 20, 21]) {
      const digits = withCheckDigit('9'.repeat(length - 1));
      expect([length, isCardNumber(digits)]).toEqual([length, length >= 13 && length <= 19]);
    }
  });

  it('rejects every number with one wrong digit', () => {
    fc.assert(
      fc.property(anyCard, fc.nat(), fc.integer({ min: 1, max: 9 }), (card, place, step) => {
        const at = place % card.length;
        const wrong = card.slice(0, at) + ((Number(card[at]) + step) % 10) + card.slice(at + 1);
        expect([isCardNumber(card), isCardNumber(wrong)]).toEqual([true, false]);
      }),
    );
  });
});
