/** A text as its digits are read, and where each of its characters is of in the text itself. */
export interface PlainText {
  /** `0` to `9` for every digit of every script, a space for what people write between digits, `x` for all else. */
  readonly plain: string;
  /** Where each character of `plain` begins in the text. */
  readonly from: readonly number[];
  /** Where it ends, not inclusive. */
  readonly to: readonly number[];
}

/** One character, or the name that HTML has for a space. */
const CHARACTER = /&(?:nbsp|ensp|emsp|thinsp|#\d{1,6}|#x[\da-f]{1,5});|./gisu;

const INVISIBLE = /^[\p{Cf}\p{M}]$/u;
const DIGIT = /^\p{Nd}$/u;
const LETTER = /^[\p{L}\p{N}]$/u;

/** Decimal digits are in blocks of ten, zero first; the blocks of some scripts are adjacent. */
function digitOf(character: string): string {
  let before = 0;
  const code = character.codePointAt(0) ?? 0;
  while (before < code && DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

function read(character: string): string {
  if (character >= '0' && character <= '9') return character;
  if (DIGIT.test(character)) return digitOf(character);
  return LETTER.test(character) ? 'x' : ' ';
}

/**
 * Reads a text as a person would who looks for digits: full-width, circled and other scripts' digits are digits, and
 * what is not seen (zero-width characters, soft hyphens) is left out.
 */
export function plainDigits(text: string): PlainText {
  const from: number[] = [];
  const to: number[] = [];
  let plain = '';
  for (const { 0: written, index } of text.matchAll(CHARACTER)) {
    if (INVISIBLE.test(written)) continue;
    for (const character of written.startsWith('&') && written.length > 1 ? ' ' : written.normalize('NFKC')) {
      plain += read(character);
      from.push(index);
      to.push(index + written.length);
    }
  }
  return { plain, from, to };
}
