import { uploadError } from '../uploadError.ts';
import { holdsForeign } from './foreignContent.ts';

/** How files that are no rows begin: pages, scripts, and documents that are written as text. */
const OTHER_TEXT = /^\s*(?:<|#!|%!|\{\\rtf)/;

/** A cell with which a spreadsheet would start a program. */
const COMMAND = /(?:^|[,;\t"\n]) {0,8}[=+@-] {0,8}(?:cmd|dde|powershell|mshta|msexcel)\b/i;

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;
}

/** Throws for a file of rows that is not text, or is one of another kind. Rule forms.active-content. */
export function requireRows(bytes: Buffer): void {
  // A text in UTF-16 is said to be one when its rows are read.
  const isWide = ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
  if (!isWide && bytes.some(isControl)) throw uploadError('UNSUPPORTED_MIME');
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (OTHER_TEXT.test(text)) throw uploadError('UNSUPPORTED_MIME');
  if (holdsForeign(bytes) || COMMAND.test(text)) throw uploadError('ACTIVE_CONTENT');
}
