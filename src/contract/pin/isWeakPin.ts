/** Digits of a PIN. Rule verification.pin. */
export const PIN_LENGTH = 6;

/** 19.. and 20.. at either end, as years of birth are written. */
const YEAR = /^(19[4-9]|20[0-2])\d|(19[4-9]|20[0-2])\d$/;

/** One, two or three digits over and over, or three pairs. */
const REPEATED = /^(\d{1,3})\1+$|^(\d)\2(\d)\3(\d)\4$/;

/** Whether each digit is as far from the one before as the second from the first, by one at most. */
function isRun(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return [1, 9].some((step) => steps.every((each) => each === step));
}

/**
 * Whether a PIN of six digits is among those that are guessed first: repeats, runs and years.
 * Rule verification.pin-weak.
 */
export function isWeakPin(pin: string): boolean {
  return REPEATED.test(pin) || isRun(pin) || YEAR.test(pin);
}
