import type { CellColumn } from './exportCells.ts';

/** Maximum length of a cell, in characters. */
const LONGEST = 32_767;

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** Days from 30 December 1899, the epoch of spreadsheets, to 1970. */
const DAYS_BEFORE_1970 = 25_569;

const DAY = 86_400_000;

/** Characters that XML does not allow: control characters, lone surrogates and two noncharacters. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML. `_x0041_` would be read as a letter, so its underscore is escaped. */
function xmlText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(NOT_XML, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>]/g, (mark) => ESCAPES[mark] ?? '');
}

/** A text cell, which no spreadsheet reads as a formula. `style` is an index of the styles. */
export function sheetText(text: string, style = 0): string {
  if (text === '') return '<c/>';
  return `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** Index of the datetime style. */
const MOMENT_STYLE = 2;

/** A cell of a column from its formatted text; not a number after all means text. */
export function sheetCell({ type }: Pick<CellColumn, 'type'>, text: string): string {
  if (type === 'number' && NUMBER.test(text)) return `<c><v>${text}</v></c>`;
  if (type === 'moment' && text !== '') {
    const days = Date.parse(`${text.replace(' ', 'T')}Z`) / DAY + DAYS_BEFORE_1970;
    if (!Number.isNaN(days)) return `<c s="${MOMENT_STYLE}"><v>${days}</v></c>`;
  }
  return sheetText(text);
}
