import { describe, expect, it } from 'vitest';
import { isPromptDue } from './promptRules.ts';

const DAY = 86_400_000;
const shown = new Date('2026-01-01T00:00:00Z');
const long = new Date('2020-01-01T00:00:00Z');

function dayAfter(days: number, milliseconds = 0): Date {
  return new Date(shown.getTime() + days * DAY + milliseconds);
}

// Rule notifications.feedback-prompt.
describe('the prompt for feedback', () => {
  it('is first due 14 days after a person joined', () => {
    expect(isPromptDue(undefined, shown, dayAfter(14, -1))).toBe(false);
    expect(isPromptDue(undefined, shown, dayAfter(14))).toBe(true);
  });

  it('comes back after 6 months of 30 days', () => {
    const once = { shown: 1, shown_at: shown, put_off_at: null };
    expect(isPromptDue(once, long, dayAfter(180, -1))).toBe(false);
    expect(isPromptDue(once, long, dayAfter(180))).toBe(true);
  });

  it('comes back 14 days after it was put off', () => {
    const later = { shown: 1, shown_at: shown, put_off_at: dayAfter(1) };
    expect(isPromptDue(later, long, dayAfter(15, -1))).toBe(false);
    expect(isPromptDue(later, long, dayAfter(15))).toBe(true);
  });

  it('is not shown a third time', () => {
    expect(isPromptDue({ shown: 2, shown_at: shown, put_off_at: dayAfter(1) }, long, dayAfter(4_000))).toBe(false);
  });
});
