/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = '=+-@\t\r';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell that no spreadsheet runs: an apostrophe stands before what would be read as a formula. Numbers stay numbers. */
export function safeCell(text: string): string {
  return text !== '' && FORMULA.includes(text.charAt(0)) && !NUMBER.test(text) ? `'${text}` : text;
}
