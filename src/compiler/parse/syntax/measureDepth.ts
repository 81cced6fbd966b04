import { Lexer } from 'yaml';

/** The deepest nesting that is read. The config language itself needs about twelve levels. */
export const DEEPEST = 64;

/** Indentation beyond which a line is nested deeper than anything that is declared. */
const WIDEST_INDENT = 256;

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);
/** Tokens that mark the beginning of a document or a scalar and have no text. */
const MARKS = new Set(['\u0002', '\u0018', '\u001f']);

const BLOCK_INDICATORS = new Set(['-', '?', ':']);

/**
 * The offset at which a text nests deeper than is read, or `undefined`. The parser itself is recursive and would
 * run out of stack, so depth is measured on the tokens first: brackets, block indicators in one line, indentation.
 */
export function findTooDeep(text: string): number | undefined {
  let offset = 0;
  let brackets = 0;
  let indicators = 0;
  for (const token of new Lexer().lex(text)) {
    if (token.includes('\n')) indicators = 0;
    else if (OPENING.has(token)) brackets += 1;
    else if (CLOSING.has(token)) brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && BLOCK_INDICATORS.has(token)) indicators += 1;
    else if (token.startsWith(' ') && token.trim() === '' && token.length > WIDEST_INDENT) return offset;
    if (brackets > DEEPEST || indicators > DEEPEST) return offset;
    if (!MARKS.has(token)) offset += token.length;
  }
  return undefined;
}
