import type { YAMLParseError } from 'yaml';
import type { ProblemCode } from '../problemCodes.ts';

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
  MISSING_CHAR: 'Add what is missing.',
  MULTILINE_IMPLICIT_KEY: 'Put the ":" on the line of its key.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Take it out, or put the value in quotes.',
};

/** What the parser says in the words of its specification, in plainer ones. */
const PLAIN: readonly (readonly [RegExp, string, string])[] = [
  [/^Flow sequence/, 'A "[" is not closed.', 'Close it with "]".'],
  [/^Flow map/, 'A "{" is not closed.', 'Close it with "}".'],
  [
    /^Nested mappings/,
    'A second ": " stands in one line.',
    'Put a value that holds ": " in quotes, or move it to its own line.',
  ],
];

/** The words for a syntax error of the YAML parser. */
export function yamlSyntax(error: YAMLParseError): SyntaxWords {
  if (error.code === 'MULTIPLE_DOCS') {
    return {
      code: 'yaml-documents',
      what: 'A "---" begins a second document.',
      fix: 'Keep one document a file, and leave "---" out.',
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
