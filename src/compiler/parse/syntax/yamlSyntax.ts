import { type ErrorCode, Lexer, type YAMLParseError } from 'yaml';
import type { ProblemCode } from '../../problemCodes.ts';

/** What to say of a syntax error. */
export interface SyntaxWords {
  readonly code: ProblemCode;
  readonly what: string;
  readonly fix: string;
}

/** What is wrong and what to do, for each kind of the parser's errors: its own words speak of the YAML specification. */
const WORDS: Readonly<Record<ErrorCode, readonly [what: string, fix: string]>> = {
  ALIAS_PROPS: ['An alias ("*") has an anchor or a tag.', 'Write the value here instead.'],
  BAD_ALIAS: ['A "*" or "&" begins an alias or an anchor here.', 'Put a value that begins with "*" or "&" in quotes.'],
  BAD_COLLECTION_TYPE: ['A "!" tag changes how a value is read.', 'Remove the tag.'],
  BAD_DIRECTIVE: ['A "%" at the start of a line is a directive.', 'Remove the line.'],
  BAD_DQ_ESCAPE: [
    'A backslash in double quotes has no meaning before this letter.',
    'Write it twice, or use single quotes.',
  ],
  BAD_INDENT: ['The indentation of this line fits no line above.', 'Align it with its siblings, two spaces a level.'],
  BAD_PROP_ORDER: ['An anchor or a tag is before a "-", "?" or ":".', 'Remove it.'],
  BAD_SCALAR_START: ['A value begins with a character that YAML reserves.', 'Put the value in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'A line has a second ": ".',
    'Put a value that holds ": " in quotes, or move it to its own line.',
  ],
  BLOCK_IN_FLOW: [
    'A list or map by indentation is between brackets.',
    'Close the bracket first, or write it in brackets too.',
  ],
  DUPLICATE_KEY: ['A key occurs twice in a map.', 'Remove one of them.'],
  IMPOSSIBLE: ['This cannot be read as YAML.', 'Write keys, values and "- " lists, two spaces a level.'],
  KEY_OVER_1024_CHARS: ['A key is longer than 1,024 characters.', 'Shorten it; a quote or a ":" may be missing above.'],
  MISSING_CHAR: [
    'A character is missing before this.',
    'Add a space after ":" and "-", and a comma between the parts of a bracket.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'A key and its ":" are on different lines.',
    'Put the ":" on the line of its key; it may be missing.',
  ],
  MULTIPLE_ANCHORS: ['A value has two anchors ("&").', 'Remove them, and write each value where it is used.'],
  MULTIPLE_DOCS: ['A "---" begins a second document.', 'Keep one document per file, and remove "---".'],
  MULTIPLE_TAGS: ['A value has two tags ("!").', 'Remove them.'],
  NON_STRING_KEY: ['A key is not text.', 'Put the key in quotes.'],
  RESOURCE_EXHAUSTION: ['This exceeds the limit of the parser.', 'Reduce the nesting.'],
  TAB_AS_INDENT: ['A line is indented with a tab.', 'Indent with spaces.'],
  TAG_RESOLVE_FAILED: ['A "!" tag changes how a value is read.', 'Remove the tag. Quote the value to make it text.'],
  UNEXPECTED_TOKEN: ['This is not expected here.', 'Remove it, or put the whole value in quotes.'],
};

/** Messages of the parser that say more than their kind, in plain words, and what to do. */
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
    'Indent each "- " two spaces below the key of its list, and its siblings alike; remove a "[]" after that key.',
  ],
  [
    /^Sequence item without - indicator/,
    'This line is aligned with the entries of a list but does not start with "- ".',
    'Begin it with "- ", or indent it as part of the entry above.',
  ],
  [
    /^All mapping items must start at the same column/,
    'Keys of one map are not aligned.',
    'Indent them alike; remove a "{}" before them.',
  ],
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
  [
    /^All sequence items must start at the same column/,
    'The entries of a list are not aligned.',
    'Begin each "- " of the list in the same column.',
  ],
  [/^Missing , or :/, 'A comma or a ": " is missing between brackets.', 'Add it.'],
  [/^Missing , /, 'A comma is missing between brackets.', 'Add it.'],
  [/^Missing space after :/, 'A space is missing after ":".', 'Add it.'],
  [/^Comments must be separated/, 'A space is missing before "#".', 'Add it, or put the value in quotes.'],
  [
    /^Implicit map keys need to be followed by map values/,
    'A key has no ":" after it.',
    'Write "key: value", or indent the line as part of the value above.',
  ],
  [
    /^Unexpected (scalar|(single|double)-quoted-scalar)/,
    'Text follows a complete value.',
    'Put the whole value in quotes.',
  ],
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
  const plain = PLAIN.find(([pattern]) => pattern.test(error.message));
  const [what, fix] = plain === undefined ? WORDS[error.code] : [plain[1], plain[2]];
  return { code: error.code === 'MULTIPLE_DOCS' ? 'yaml-documents' : 'yaml-syntax', what, fix };
}
