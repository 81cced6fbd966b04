const NUMBER = /^-?\d+(\.\d+)?$/;

/** Cells that begin with these characters are split or trimmed by spreadsheets. */
const STARTS_APART = /^[\t\r]/;

/**
 * Where a spreadsheet may recognize a formula: at the start, and after separators of cells or lines in any locale, which
 * ignore our quotes. Spaces, quotes and invisible characters may precede it.
 */
const FORMULA = /(^|[;\t\r\n])(["\v\f\u2028\u2029\p{Zs}\p{Cf}]*)([=+\-@＝＋－＠])/gu;

/**
 * A cell that no spreadsheet executes: an apostrophe precedes what could be a formula. Numbers are unchanged.
 * Rule reports.safe-cells.
 */
export function safeCell(text: string): string {
  if (NUMBER.test(text)) return text;
  const safe = text.replace(FORMULA, "$1'$2$3");
  return STARTS_APART.test(safe) ? `'${safe}` : safe;
}
