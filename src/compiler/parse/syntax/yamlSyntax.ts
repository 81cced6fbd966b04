import { Lexer, type YAMLParseError } from 'yaml';
import type { ProblemCode } from '../../problemCodes.ts';

/** What to say of a syntax error. */
export interface SyntaxWords {
  readonly code: ProblemCode;
  readonly what: string;
  readonly fix: string;
}

const FIXES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Write the backslash twice, or use single quotes.',
  BAD_INDENT: 'Align the line with its siblings, two spaces a level.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that holds ": " in quotes, or move the nested map to its own line.',
  BLOCK_IN_FLOW: 'Close the bracket first, or write the value between brackets too.',
  MISSING_CHAR: 'Add the missing part.',
  MULTILINE_IMPLICIT_KEY: 'Put the ":" on the line of its key.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Remove it, or put the value in quotes.',
};

/** The parser's messages in plain words, and what to do. */
const PLAIN: readonly (readonly [RegExp, string, string])[] = [
  [/^Flow sequence/, 'A "[" is not closed.', 'Close it with "]". A "#" between brackets begins a comment.'],
  [/^Flow map/, 'A "{" is not closed.', 'Close it with "}". A "#" between braces begins a comment.'],
  [
    /^Nested mappings/,
    'A line has a second ": ".',
    'Put a value that holds ": " in quotes, or move it to its own line.',
  ],
  [
    /^A block sequence may not be used as an implicit map key/,
    'A list and the keys around it are not aligned.',
    'Indent each "- " two spaces below the key of its list, and its siblings alike.',
  ],
  [
    /^Sequence item without - indicator/,
    'This line is aligned with the entries of a list but does not start with "- ".',
    'Begin it with "- ", or indent it as part of the entry above.',
  ],
  [/^All mapping items must start at the same column/, 'Keys of one map are not aligned.', 'Indent them alike.'],
  [
    /^Unexpected flow-(map|seq)-start/,
    'A bracket follows a complete value.',
    'Put a comma before it, move it to its own line, or put the whole value in quotes.',
  ],
  [
    /^Unexpected (flow-(map|seq)-end|comma)/,
    'Unexpected closing bracket or comma.',
    'Remove it, or add the bracket that it closes.',
  ],
  [/^Missing closing/, 'A quote is not closed.', 'Close it on the same line.'],
];

/** Tokens of the lexer that mark the beginning of a document or a scalar and have no text. */
const MARKS = new Set(['\u0002', '\u0018', '\u001f']);

/** Whether a quoted value goes on over a line break or has no end: no value of the config language does. */
function isOpen(token: string): boolean {
  const [quote] = token;
  return (quote === '"' || quote === "'") && (token.includes('\n') || token.length === 1 || !token.endsWith(quote));
}

/**
 * The offset of the first quote that was left open before an error. The parser notices it only where the next quote closes
 * it, lines below.
 */
export function openQuote(text: string, until: number): number | undefined {
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) continue;
    if (offset > until) return undefined;
    if (isOpen(token)) return offset;
    offset += token.length;
  }
  return undefined;
}

/** The offset of the innermost bracket that is open where an error was noticed. */
export function openBracket(text: string, until: number): number | undefined {
  const open: number[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) continue;
    if (offset >= until) break;
    if (token === '{' || token === '[') open.push(offset);
    else if (token === '}' || token === ']') open.pop();
    offset += token.length;
  }
  return open.at(-1);
}

/** The words for a syntax error of the YAML parser. */
export function yamlSyntax(error: YAMLParseError): SyntaxWords {
  if (error.code === 'MULTIPLE_DOCS') {
    return {
      code: 'yaml-documents',
      what: 'A "---" begins a second document.',
      fix: 'Keep one document per file, and remove "---".',
    };
  }
  const plain = PLAIN.find(([pattern]) => pattern.test(error.message));
  if (plain !== undefined) return { code: 'yaml-syntax', what: plain[1], fix: plain[2] };
  return {
    code: 'yaml-syntax',
    what: `${error.message.replace(/\.$/, '')}.`,
    fix: FIXES[error.code] ?? 'Write plain YAML: keys, values, "- " lists, two spaces a level.',
  };
}
