const NUMBER = /^-?\d+(\.\d+)?$/;

/** Cells that begin with these are taken apart, or trimmed, before they are read. */
const STARTS_APART = /^[\t\r]/;

/**
 * Where a spreadsheet may begin to read a formula: at the start, and after what parts cells or lines in the spreadsheets of
 * other countries, which know nothing of our quotes; spaces, quotes and what is not seen may stand before it.
 */
const FORMULA = /(^|[;\t\r\n])(["\v\f\u2028\u2029\p{Zs}\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

/** A cell that no spreadsheet runs: an apostrophe stands before what would be read as a formula. Numbers stay numbers. */
export function safeCell(text: string): string {
  if (NUMBER.test(text)) return text;
  const safe = text.replace(FORMULA, "$1'$2");
  return STARTS_APART.test(safe) ? `'${safe}` : safe;
}
