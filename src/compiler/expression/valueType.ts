/** What the values of an expression are. */
export type ValueType =
  | { readonly kind: 'number' | 'boolean' | 'datetime' }
  /** `values`: every known value, of a field with a list of them. */
  | { readonly kind: 'text'; readonly values?: readonly string[] }
  /** `currency`: the field that holds the currency. */
  | { readonly kind: 'money'; readonly currency: string };

export type ValueKind = ValueType['kind'];

export const NUMBER: ValueType = { kind: 'number' };
export const BOOLEAN: ValueType = { kind: 'boolean' };
export const DATETIME: ValueType = { kind: 'datetime' };
export const TEXT: ValueType = { kind: 'text' };

const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  number: 'a number',
  boolean: 'yes or no',
  datetime: 'a moment',
  text: 'text',
  money: 'an amount',
};

/** A kind in words, for messages. */
export function kindWords(kind: ValueKind): string {
  return KIND_WORDS[kind];
}

/** The type of what is one of two values; `undefined` where they do not go together. */
export function joinTypes(left: ValueType, right: ValueType): ValueType | undefined {
  if (left.kind === 'money' && right.kind === 'money') return left.currency === right.currency ? left : undefined;
  if (left.kind !== right.kind) return undefined;
  return left.kind === 'text' ? TEXT : left;
}
