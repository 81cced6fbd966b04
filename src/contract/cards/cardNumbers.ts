import { CARD_LENGTH, isIssued } from './issuerRanges.ts';
import { plainDigits } from './plainDigits.ts';

/** The length of a card's number: ISO/IEC 7812. */
const SHORTEST = 13;
const LONGEST = 19;

/** Fewer digits than this, of any script, are no card's. */
const ENOUGH_DIGITS = /(?:\p{N}[^\p{N}]*){14}/u;

/** Digits with up to three marks between them, as people write them. */
const RUN = /\d(?: {0,3}\d)*/g;

const WORD = /\w+/g;

/** Words that a UUID has: its hyphens part them. */
const WORDS_OF_UUID = 5;

/**
 * Ids hold digits that are no card's. One without any letter is no id: it may be a card's number that is cut like one.
 */
const ID = /^(?:[a-z]+_)?([0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A place in a text, the end not inclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether the last digit fits the others (Luhn; ISO/IEC 7812, annex B). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled < 10 ? doubled : doubled - 9;
  }
  return sum % 10 === 0;
}

/** Whether digits may be a card number in a field for card numbers: of any issuer, unknown ones included. */
export function isCardNumber(digits: string): boolean {
  return digits.length >= SHORTEST && digits.length <= LONGEST && hasCheckDigit(digits);
}

/**
 * Whether digits are treated as a card number in any other field: the prefix of a known issuer and a valid check digit.
 */
function looksLikeCard(digits: string): boolean {
  return digits.length >= CARD_LENGTH.shortest && isIssued(digits) && hasCheckDigit(digits);
}

/** The card numbers of a run: adjacent whole groups of digits, the longest first. */
function cardsOfRun(run: string, start: number): Span[] {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, from: start + index }));
  const found: Span[] = [];
  let first = 0;
  while (first < groups.length) {
    const last = lastGroup(groups, first);
    const [from, to] = [groups[first], groups[last ?? first]];
    if (last !== undefined && from && to) found.push({ from: from.from, to: to.from + to.digits.length });
    first = (last ?? first) + 1;
  }
  return found;
}

/** The last group of the longest card number that begins at a group. */
function lastGroup(groups: readonly { readonly digits: string }[], first: number): number | undefined {
  let digits = '';
  let longest: number | undefined;
  for (let last = first; last < groups.length && digits.length < LONGEST; last += 1) {
    digits += groups[last]?.digits ?? '';
    if (looksLikeCard(digits)) longest = last;
  }
  return longest;
}

/** The end of the id that begins at a word, and how many words it takes; with no letter of hexadecimal it is no id. */
function idAt(text: string, words: readonly Span[], first: number): { to: number; words: number } | undefined {
  for (const count of [1, WORDS_OF_UUID]) {
    const [from, to] = [words[first]?.from, words[first + count - 1]?.to];
    const hex = from === undefined || to === undefined ? undefined : ID.exec(text.slice(from, to))?.[1];
    if (to !== undefined && hex !== undefined && /[a-f]/i.test(hex)) return { to, words: count };
  }
  return undefined;
}

function withoutIds(text: string): string {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  let without = '';
  let at = 0;
  for (let first = 0; first < words.length; first += 1) {
    const id = idAt(text, words, first);
    const from = words[first]?.from;
    if (id === undefined || from === undefined) continue;
    without += text.slice(at, from) + 'x'.repeat(id.to - from);
    at = id.to;
    first += id.words - 1;
  }
  return without + text.slice(at);
}

function cardsIn(text: string): Span[] {
  if (!ENOUGH_DIGITS.test(text)) return [];
  const { plain, from, to } = plainDigits(withoutIds(text));
  return [...plain.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    cardsOfRun(run, index).map((span) => ({ from: from[span.from] ?? 0, to: to[span.to - 1] ?? text.length })),
  );
}

/**
 * Whether a text contains a card number: 14 to 19 digits of a length and beginning that an issuer has, with their check
 * digit, in groups or not, of any script (decision 0059).
 */
export function hasCardNumber(text: string): boolean {
  return cardsIn(text).length > 0;
}

/** A text with its card numbers masked but for their first six and last four digits. */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let at = 0;
  for (const { from, to } of cardsIn(text)) {
    const digits = plainDigits(text.slice(from, to)).plain.replace(/\D/g, '');
    masked += `${text.slice(at, from)}${digits.slice(0, 6)}••••${digits.slice(-4)}`;
    at = to;
  }
  return masked + text.slice(at);
}
