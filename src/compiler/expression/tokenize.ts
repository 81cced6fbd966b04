import { BOUNDS, fail, type Span } from './syntax.ts';

/** A piece of an expression. `word`: a name or a keyword. */
export type Token = Span & {
  readonly kind: 'number' | 'text' | 'word' | 'symbol' | 'end';
  /** The source text; of a string, the part between its quotes. */
  readonly text: string;
};

const SYMBOLS: ReadonlySet<string> = new Set(['!=', '<=', '>=', '+', '-', '*', '/', '=', '<', '>', '(', ')', ',']);

/** What people write who know another language. */
const HABITS: Readonly<Record<string, string>> = {
  '==': 'Write = for "is equal".',
  '<>': 'Write != for "is not equal".',
  '&&': 'Write and.',
  '||': 'Write or.',
  '!': 'Write not.',
};

function refuseHabit(source: string, start: number): void {
  for (const habit of [source.slice(start, start + 2), source.charAt(start)]) {
    const fix = Object.hasOwn(HABITS, habit) ? HABITS[habit] : undefined;
    if (fix !== undefined)
      fail({ start, end: start + habit.length }, `"${habit}" has no meaning in an expression.`, fix);
  }
}

/** Reports why no token begins here. */
function refuse(source: string, start: number): never {
  const character = String.fromCodePoint(source.codePointAt(start) ?? 0);
  if (character === "'" || character === '"')
    fail({ start, end: source.length }, 'A quote is not closed.', 'Close it.');
  refuseHabit(source, start);
  const what = `"${character}" has no meaning in an expression.`;
  return fail({ start, end: start + character.length }, what, 'Remove it, or put text in quotes.');
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

/** Where a run of digits, or of letters and digits, ends. Behind the text there is no code: NaN is neither. */
function endOfRun(source: string, from: number, letters: boolean): number {
  let at = from;
  while (isDigit(source.charCodeAt(at)) || (letters && isLetter(source.charCodeAt(at)))) at += 1;
  return at;
}

function readNumber(source: string, start: number): Token {
  let end = endOfRun(source, start, false);
  if (source.charAt(end) === '.') {
    const dot = end;
    end = endOfRun(source, dot + 1, false);
    if (end === dot + 1) fail({ start: dot, end }, 'A number ends in a dot.', 'Write digits after it.');
  }
  return { kind: 'number', text: source.slice(start, end), start, end };
}

function readToken(source: string, start: number): Token {
  const code = source.charCodeAt(start);
  const character = source.charAt(start);
  if (isDigit(code)) return readNumber(source, start);
  if (isLetter(code)) {
    const end = endOfRun(source, start, true);
    return { kind: 'word', text: source.slice(start, end), start, end };
  }
  if (character === "'" || character === '"') {
    const end = source.indexOf(character, start + 1);
    if (end === -1) refuse(source, start);
    return { kind: 'text', text: source.slice(start + 1, end), start, end: end + 1 };
  }
  const two = source.slice(start, start + 2);
  const text = SYMBOLS.has(two) ? two : character;
  if (!SYMBOLS.has(text)) refuse(source, start);
  if (text === '=' || text === '<') refuseHabit(source, start);
  return { kind: 'symbol', text, start, end: start + text.length };
}

/** The pieces of an expression, `end` last. Throws ExpressionError. */
export function tokenize(source: string): Token[] {
  if (source.length > BOUNDS.length) {
    const what = `An expression has at most ${BOUNDS.length} characters; this one has ${source.length}.`;
    fail({ start: BOUNDS.length, end: source.length }, what, 'Shorten it.');
  }
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    if (character === ' ' || character === '\t') {
      at += 1;
      continue;
    }
    const token = readToken(source, at);
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: 'end', text: '', start: source.length, end: source.length });
  return tokens;
}
