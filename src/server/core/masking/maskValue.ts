import type { MaskRule } from '#compiler/resolve/recordView.ts';

/** Stands for what is hidden; as long whatever is hidden, so that it does not tell how much that is. */
export const HIDDEN = '••••';

/** A card number has 12 to 19 digits; with fewer, its first six and last four would be all but what is secret. */
const LEAST_CARD_DIGITS = 12;

function maskCard(value: string): string {
  const digits = value.replace(/[\s-]/g, '');
  if (digits.length < LEAST_CARD_DIGITS) return HIDDEN;
  // A number that was cut before it was kept: what stands between its ends is no digit.
  const cut = /^(\d{4,6})[^\d]+(\d{4})$/.exec(digits);
  if (cut) return `${cut[1]}${HIDDEN}${cut[2]}`;
  if (!/^\d+$/.test(digits)) return HIDDEN;
  return `${digits.slice(0, 6)}${HIDDEN}${digits.slice(-4)}`;
}

/** What may be told of a value that is not shown whole. A value no longer than what stays readable is hidden whole. */
export function maskValue(value: string, rule: MaskRule): string {
  if (value === '') return value;
  if (rule === 'card') return maskCard(value);
  const characters = [...value];
  return characters.length <= rule.keep ? HIDDEN : HIDDEN + characters.slice(characters.length - rule.keep).join('');
}
