/** A span of an expression: offsets of its first character and behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';
export type UnaryOperator = '-' | 'not';

/** An expression as it was written. */
export type Expression = Span &
  (
    | { readonly kind: 'number'; readonly text: string }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'field'; readonly name: string }
    | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'call'; readonly name: string; readonly parts: readonly Expression[] }
  );

/** Something wrong in an expression. */
export interface ExpressionErrorDetail {
  readonly span: Span;
  readonly what: string;
  readonly fix: string;
}

/** Thrown inside this folder alone: the first error ends parsing. */
export class ExpressionError extends Error {
  constructor(readonly detail: ExpressionErrorDetail) {
    super(detail.what);
    this.name = 'ExpressionError';
  }
}

export function fail(span: Span, what: string, fix: string): never {
  throw new ExpressionError({ span, what, fix });
}

/** Bounds that keep every expression cheap to check and to evaluate. */
export const BOUNDS = { length: 300, nodes: 100, depth: 20 } as const;
