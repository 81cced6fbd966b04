import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { findTooDeep } from './measureDepth.ts';
import { type Placed, type PlacedNode, placeAt } from './placedNode.ts';
import { countLines, type Reading } from './readYaml.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What is wrong and what to do, by the name of the parser's error. */
const WORDS: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  CloseBraceExpected: ['A "{" is not closed.', 'Close it with "}".'],
  CloseBracketExpected: ['A "[" is not closed.', 'Close it with "]".'],
  ColonExpected: ['A key has no ":" after it.', 'Write "key": value.'],
  CommaExpected: ['A comma is missing before this.', 'Put a comma between two entries.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfComment: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfString: ['A quote is not closed on its line.', 'Close it with a double quote.'],
  InvalidEscapeCharacter: ['JSON does not have this escape.', 'Write the backslash twice, or the character itself.'],
  InvalidUnicode: ['A \\u is followed by less than four hexadecimal digits.', 'Write four digits, such as \\u00e9.'],
  InvalidCharacter: ['This character must be escaped.', 'Write it as \\n, \\t or \\u and four digits.'],
  InvalidNumberFormat: ['This is not a valid JSON number.', 'Write digits, such as 12 or 0.5.'],
  EndOfFileExpected: ['Unexpected text after the end of the value.', 'Remove it. A file has one value.'],
};

const OTHER = 'Use double quotes, a comma between entries and none after the last.';

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The first key that an object of the tree has twice. */
function findDuplicate(node: Node): Node | undefined {
  const keys = new Set<unknown>();
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined;
    if (key !== undefined) {
      if (keys.has(key.value)) return key;
      keys.add(key.value);
    }
    const inside = findDuplicate(child);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function placedNode(node: Node, text: string, keyStart?: number): PlacedNode {
  const children = new Map<string | number, PlacedNode>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') children.set(index, placedNode(child, text));
    const [key, value] = child.children ?? [];
    if (child.type === 'property' && key !== undefined && value !== undefined)
      children.set(String(key.value), placedNode(value, text, key.offset));
  }
  // Each character of a text without escapes was written as one.
  const isPlain = typeof node.value === 'string' && node.length === node.value.length + 2;
  return { start: node.offset, keyStart, children, ...(isPlain && { textStart: node.offset + 1 }) };
}

const NOWHERE: PlacedNode = { start: 0, keyStart: undefined, children: new Map() };

/** A value whose places are looked up when they are first needed: most JSON has no problem to place. */
function placedLater(text: string, value: unknown): Placed {
  let node: PlacedNode | undefined;
  return {
    value,
    get node(): PlacedNode {
      const tree = node === undefined ? parseTree(text, [], STRICT) : undefined;
      node ??= tree === undefined ? NOWHERE : placedNode(tree, text);
      return node;
    },
  };
}

/** Where the parser noticed an error, and its name of it, if it has one. */
interface Mistake {
  readonly offset: number;
  readonly name?: string;
}

/** Where an error is: at the comma that nothing may follow, else where the parser stopped. */
function offsetOf({ offset }: Mistake, text: string): number {
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') && /^[\]}]/.test(text.slice(offset)) ? before.length - 1 : offset;
}

function wordsOf(error: Mistake, offset: number, text: string): readonly [what: string, fix: string] {
  if (text.trim() === '') return ['The file is empty.', 'Write a value, such as {}.'];
  if (text[offset] === ',' && offset !== error.offset) return ['A comma follows the last entry.', 'Remove the comma.'];
  if (text[offset] === "'") return ['JSON has no single quotes.', 'Use double quotes.'];
  return WORDS[error.name ?? ''] ?? ['This is not JSON.', OTHER];
}

/** Reads strict JSON: no comments, trailing commas or single quotes; unique keys. Only the first error is reported. */
export function readJson(file: string, text: string): Reading {
  const lines = countLines(text);
  const refuse = (code: ProblemCode, offset: number, what: string, fix: string): Reading => ({
    file,
    lines,
    problems: [problem(code, placeAt(file, lines, offset), what, fix)],
  });
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined)
    return refuse('yaml-too-deep', tooDeep, 'This exceeds the nesting limit.', 'Reduce the nesting.');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, STRICT);
  const parsed = parseJson(text);
  const [error] = errors;
  if (error !== undefined || tree === undefined || parsed === undefined) {
    const first = error ? { offset: error.offset, name: printParseErrorCode(error.error) } : { offset: text.length };
    const offset = offsetOf(first, text);
    return refuse('json-syntax', offset, ...wordsOf(first, offset, text));
  }
  const duplicate = findDuplicate(tree);
  if (duplicate !== undefined)
    return refuse(
      'duplicate-key',
      duplicate.offset,
      `The key "${duplicate.value}" is listed twice.`,
      'Keep one of the two.',
    );
  return { file, lines, problems: [], placed: placedLater(text, parsed.value) };
}
