/** Digits in groups of three, by a dot, a comma or a space. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+)$/;

/**
 * A number as people type it: "2.000" and "2,000" are 2000 where whole numbers are wanted, and "1,5" is 1.5. Text that is no
 * number stays as it was typed, for the validation to report; `undefined` for white space.
 * Rule forms.numbers.
 */
export function readNumber(typed: string, { whole }: { readonly whole: boolean }): number | string | undefined {
  const text = typed.trim().replaceAll(/\s/g, ' ');
  if (text === '') return undefined;
  if (whole && GROUPED.test(text)) return Number(text.replaceAll(/[., ]/g, ''));
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) && /^[-+\d.,]+$/.test(text) ? number : typed;
}
