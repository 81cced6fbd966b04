import { BOUNDS, fail, type Span } from './syntax.ts';

/** A piece of an expression. `word`: a name or a keyword. */
export type Token = Span & {
  readonly kind: 'number' | 'text' | 'word' | 'symbol' | 'end';
  /** What was written; of a text, what stands between its quotes. */
  readonly text: string;
};

const SPACE = /[ \t]/;
const DIGIT = /[0-9]/;
const LETTER = /[A-Za-z_]/;
const WORD = /[A-Za-z0-9_]/;

const SYMBOLS = ['!=', '<=', '>=', '+', '-', '*', '/', '=', '<', '>', '(', ')', ','] as const;

/** What people write who know another language. */
const HABITS: Readonly<Record<string, string>> = {
  '==': 'Write = for "is equal".',
  '<>': 'Write != for "is not equal".',
  '&&': 'Write and.',
  '||': 'Write or.',
  '!': 'Write not.',
};

function runLength(source: string, from: number, pattern: RegExp): number {
  let at = from;
  while (at < source.length && pattern.test(source.charAt(at))) at += 1;
  return at - from;
}

function readNumber(source: string, start: number): Token {
  let end = start + runLength(source, start, DIGIT);
  if (source.charAt(end) === '.') {
    const decimals = runLength(source, end + 1, DIGIT);
    if (decimals === 0) fail({ start: end, end: end + 1 }, 'A number ends in a dot.', 'Write digits behind it.');
    end += 1 + decimals;
  }
  return { kind: 'number', text: source.slice(start, end), start, end };
}

function readText(source: string, start: number): Token {
  const end = source.indexOf(source.charAt(start), start + 1);
  if (end === -1) fail({ start, end: source.length }, 'A quote is opened and not closed.', 'Close it.');
  return { kind: 'text', text: source.slice(start + 1, end), start, end: end + 1 };
}

function readSymbol(source: string, start: number): Token {
  const two = source.slice(start, start + 2);
  for (const habit of [two, two.charAt(0)]) {
    const isSymbol = SYMBOLS.some((symbol) => symbol === habit);
    const fix = isSymbol || !Object.hasOwn(HABITS, habit) ? undefined : HABITS[habit];
    if (fix !== undefined)
      fail({ start, end: start + habit.length }, `"${habit}" has no meaning in an expression.`, fix);
    if (isSymbol) return { kind: 'symbol', text: habit, start, end: start + habit.length };
  }
  const character = String.fromCodePoint(source.codePointAt(start) ?? 0);
  const what = `"${character}" has no meaning in an expression.`;
  return fail({ start, end: start + character.length }, what, 'Take it out, or put text in quotes.');
}

/** The pieces of an expression, `end` last. Throws ExpressionError. */
export function tokenize(source: string): Token[] {
  if (source.length > BOUNDS.length) {
    const what = `An expression has at most ${BOUNDS.length} characters; this one has ${source.length}.`;
    fail({ start: BOUNDS.length, end: source.length }, what, 'Make it shorter.');
  }
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    if (SPACE.test(character)) {
      at += 1;
      continue;
    }
    const token = readToken(source, at, character);
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: 'end', text: '', start: source.length, end: source.length });
  return tokens;
}

function readToken(source: string, start: number, character: string): Token {
  if (DIGIT.test(character)) return readNumber(source, start);
  if (character === "'" || character === '"') return readText(source, start);
  if (!LETTER.test(character)) return readSymbol(source, start);
  const end = start + runLength(source, start, WORD);
  return { kind: 'word', text: source.slice(start, end), start, end };
}
