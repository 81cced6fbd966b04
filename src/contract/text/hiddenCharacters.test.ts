import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';
import { hasHiddenCharacters } from './hiddenCharacters.ts';
import { isolateText } from './isolateText.ts';

// Rule forms.hidden-characters.
describe('hidden characters', () => {
  it.each(['\u202eBudi', 'Bu\u0000di', 'Budi\u200b', 'a\nb', 'a\u2028b', 'x\ud800', '\u2066x'])(
    'are found in %j',
    (text) => {
      expect(hasHiddenCharacters(text)).toBe(true);
    },
  );

  it.each(['Budi Santoso', ' Budi\t', '👩‍👩‍👧 Toko', 'محمد', 'Ñandú', ''])('are not in %j', (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
  });

  it('are not the ends of lines, where a text has several', () => {
    expect(hasHiddenCharacters('a\n\tb\r\nc', { lines: true })).toBe(false);
    for (const text of ['a\u0000b', 'a\u001bb', 'a\u202eb', 'x\ud800y'])
      expect(hasHiddenCharacters(text, { lines: true })).toBe(true);
  });
});

describe('a text that is cut', () => {
  it('keeps no half of a character', () => {
    expect(cutText('a😀b', 2)).toBe('a');
    expect(cutText('a😀b', 3)).toBe('a😀');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, length) => {
        const cut = cutText(text, length);
        expect(
          text.startsWith(cut) &&
            cut.length <= length &&
            !hasHiddenCharacters(cut.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')),
        ).toBe(true);
      }),
    );
  });
});

it('a name from right to left is isolated from what follows', () => {
  expect(isolateText('Budi')).toBe('Budi');
  expect(isolateText('محمد')).toBe('\u2068محمد\u2069');
});
