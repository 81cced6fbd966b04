import type { MaskRule } from '#compiler/resolve/fields/recordView.ts';
import { HIDDEN } from '#contract/text/hiddenValue.ts';

/** A card number has 12 to 19 digits. With fewer, the first six and last four would reveal nearly all of it. */
const MIN_CARD_DIGITS = 12;

function maskCard(value: string): string {
  const digits = value.replace(/[\s-]/g, '');
  if (digits.length < MIN_CARD_DIGITS) return HIDDEN;
  // The number was truncated before it was stored: there is no digit between its ends.
  const cut = /^(\d{4,6})[^\d]+(\d{4})$/.exec(digits);
  if (cut) return `${cut[1]}${HIDDEN}${cut[2]}`;
  if (!/^\d+$/.test(digits)) return HIDDEN;
  return `${digits.slice(0, 6)}${HIDDEN}${digits.slice(-4)}`;
}

/** The masked form of a value. A value no longer than its visible part is hidden completely. Rule lists.masked-values. */
export function maskValue(value: string, rule: MaskRule): string {
  if (value === '') return value;
  if (rule === 'card') return maskCard(value);
  const characters = [...value];
  return characters.length <= rule.keep ? HIDDEN : HIDDEN + characters.slice(characters.length - rule.keep).join('');
}
