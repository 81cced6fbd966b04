/**
 * Digits as people write and copy them, without what divides them: "1234 567-890" is "1234567890". Other text stays as
 * typed, for the validation to report.
 * Rule forms.digits.
 */
export function readDigits(text: string): string {
  const bare = text.replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(bare) ? bare : text.trim();
}

/** Whether a pattern accepts digits and nothing else. */
export function acceptsDigitsOnly(pattern: string): boolean {
  return /^\^\[0-9\](?:[+*]|\{\d+(?:,\d*)?\})?\$$/.test(pattern);
}
