/** The length of a card's number: ISO/IEC 7812. */
const SHORTEST = 13;
const LONGEST = 19;

/** Digits, with one mark between them as people write it. */
const RUN = /\d(?:[ \u00a0.–-]?\d){12,}/g;

/** Ids and days hold digits that are nobody's card. */
const NO_CARDS = /\b[a-z]+_[0-9a-f]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b\d{4}-\d\d-\d\d\b/g;

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
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether digits alone are a card's number. */
export function isCardNumber(digits: string): boolean {
  return digits.length >= SHORTEST && digits.length <= LONGEST && hasCheckDigit(digits);
}

/** The card numbers of a run: whole groups of digits that stand beside each other, the longest first. */
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
    if (isCardNumber(digits)) longest = last;
  }
  return longest;
}

function cardsIn(text: string): Span[] {
  const plain = text.replace(NO_CARDS, (found) => 'x'.repeat(found.length));
  const found: Span[] = [];
  for (const { 0: run, index } of plain.matchAll(RUN)) {
    // An international phone number is written with its plus.
    const isPhone = plain[index - 1] === '+' && run.replace(/\D/g, '').length <= 15;
    if (!isPhone) found.push(...cardsOfRun(run, index));
  }
  return found;
}

/** Whether a card's number stands in a text: 13 to 19 digits with their check digit, in groups or not. */
export function hasCardNumber(text: string): boolean {
  return cardsIn(text).length > 0;
}

/** A text with its card numbers masked but for their first six and last four digits. */
export function maskCardNumbers(text: string): string {
  let masked = '';
  let at = 0;
  for (const { from, to } of cardsIn(text)) {
    const digits = text.slice(from, to).replace(/\D/g, '');
    masked += `${text.slice(at, from)}${digits.slice(0, 6)}••••${digits.slice(-4)}`;
    at = to;
  }
  return masked + text.slice(at);
}
