import { type BinaryOperator, BOUNDS, type Expression, fail, type UnaryOperator } from './syntax.ts';
import { type Token, tokenize } from './tokenize.ts';

/** How tightly an operator binds, from the loosest. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['or', 0],
  ['and', 1],
  ...['=', '!=', '<', '<=', '>', '>='].map((operator) => [operator, 2] as const),
  ['+', 3],
  ['-', 3],
  ['*', 4],
  ['/', 4],
]);

const COMPARISON_LEVEL = 2;

function isOperator(text: string): text is BinaryOperator {
  return LEVELS.has(text);
}

/** Reads tokens into an expression by recursive descent; its depth is bounded. */
class Parser {
  private position = 0;
  private nodes = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private get token(): Token {
    // The last token is `end`, which is never stepped over.
    return this.tokens[this.position] ?? { kind: 'end', text: '', start: 0, end: 0 };
  }

  private take(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.position += 1;
    return token;
  }

  private isSymbol(text: string): boolean {
    return this.token.kind === 'symbol' && this.token.text === text;
  }

  private isWord(text: string): boolean {
    return this.token.kind === 'word' && this.token.text === text;
  }

  private made(expression: Expression): Expression {
    this.nodes += 1;
    if (this.nodes > BOUNDS.nodes) fail(expression, `An expression has at most ${BOUNDS.nodes} parts.`, 'Shorten it.');
    return expression;
  }

  readAll(): Expression {
    const expression = this.readBinary(0, 0);
    const { token } = this;
    if (token.kind !== 'end') fail(token, `"${token.text}" is unexpected here.`, 'Join the two, or remove one.');
    return expression;
  }

  /** Reads operands joined by operators that bind at least so tightly; what binds equally belongs to the left. */
  private readBinary(least: number, depth: number): Expression {
    let left = this.readPrefixed(least, depth);
    for (;;) {
      const { kind, text: operator } = this.token;
      const level = LEVELS.get(operator) ?? -1;
      if ((kind !== 'symbol' && kind !== 'word') || level < least || !isOperator(operator)) return left;
      this.take();
      const right = this.readBinary(level + 1, depth + 1);
      left = this.made({ kind: 'binary', operator, left, right, start: left.start, end: right.end });
      if (level === COMPARISON_LEVEL && LEVELS.get(this.token.text) === level && this.token.kind === 'symbol')
        fail(this.token, 'Comparisons cannot be chained.', 'Join them by and: a < b and b < c.');
    }
  }

  /** `not` binds looser than a comparison: not a = b is not (a = b). */
  private readPrefixed(least: number, depth: number): Expression {
    if (least > COMPARISON_LEVEL || !this.isWord('not')) return this.readUnary(depth);
    return this.readPrefix('not', depth, (inner) => this.readBinary(COMPARISON_LEVEL, inner));
  }

  private readPrefix(operator: UnaryOperator, depth: number, readOperand: (depth: number) => Expression): Expression {
    this.checkDepth(depth);
    const { start } = this.take();
    const operand = readOperand(depth + 1);
    return this.made({ kind: 'unary', operator, operand, start, end: operand.end });
  }

  private checkDepth(depth: number): void {
    if (depth > BOUNDS.depth)
      fail(this.token, `An expression has at most ${BOUNDS.depth} levels of nesting.`, 'Simplify it.');
  }

  private readUnary(depth: number): Expression {
    this.checkDepth(depth);
    if (this.isSymbol('-')) return this.readPrefix('-', depth, (inner) => this.readUnary(inner));
    return this.readOperand(depth);
  }

  private readOperand(depth: number): Expression {
    const token = this.take();
    const { start, end, text } = token;
    if (token.kind === 'number') return this.made({ kind: 'number', text, start, end });
    if (token.kind === 'text') return this.made({ kind: 'text', value: text, start, end });
    if (token.kind === 'symbol' && text === '(') return this.readBrackets(token, depth);
    if (token.kind === 'end') fail(token, 'Unexpected end of input.', 'Write a field, a number or a text.');
    if (token.kind === 'symbol' || ['and', 'or', 'not'].includes(text))
      fail(token, `Expected a value, found "${text}".`, 'Write a field, a number or a text before it.');
    if (text === 'true' || text === 'false') return this.made({ kind: 'boolean', value: text === 'true', start, end });
    if (!this.isSymbol('(')) return this.made({ kind: 'field', name: text, start, end });
    return this.readCall(token, depth);
  }

  private readBrackets(opening: Token, depth: number): Expression {
    const inner = this.readBinary(0, depth + 1);
    if (!this.isSymbol(')')) fail(opening, 'A bracket is not closed.', 'Close it.');
    this.take();
    return inner;
  }

  private readCall({ text: name, start }: Token, depth: number): Expression {
    const opening = this.take();
    const parts: Expression[] = [];
    while (!this.isSymbol(')')) {
      parts.push(this.readBinary(0, depth + 1));
      if (this.isSymbol(',')) this.take();
      else if (!this.isSymbol(')')) fail(opening, 'A bracket is not closed.', 'Close it.');
    }
    const { end } = this.take();
    return this.made({ kind: 'call', name, parts, start, end });
  }
}

/** Reads an expression. Throws ExpressionError at the first thing that cannot be read. */
export function parseExpression(source: string): Expression {
  return new Parser(tokenize(source)).readAll();
}
