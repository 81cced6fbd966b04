/** How often a person is shown the prompt at most. */
const MOST = 2;

const DAY = 86_400_000;

/** Days from one prompt to the next: 6 months of 30 days, and fewer where it was put off. */
const DAYS = { next: 180, putOff: 14, newcomer: 14 } as const;

/** What is kept of the prompts of a person. */
export interface PromptHistory {
  readonly shown: number;
  readonly shown_at: Date;
  readonly put_off_at: Date | null;
}

function isPast(since: Date, days: number, now: Date): boolean {
  return now.getTime() >= since.getTime() + days * DAY;
}

/**
 * Whether the prompt for feedback is due: never a third time, 6 months of 30 days after the last time, or 14 days after
 * they put it off; for the first time 14 days after they joined.
 * Rule notifications.feedback-prompt.
 */
export function isPromptDue(history: PromptHistory | undefined, joined: Date, now: Date): boolean {
  if (history === undefined) return isPast(joined, DAYS.newcomer, now);
  if (history.shown >= MOST) return false;
  const { shown_at, put_off_at } = history;
  return put_off_at === null ? isPast(shown_at, DAYS.next, now) : isPast(put_off_at, DAYS.putOff, now);
}
