const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * How long is kept what nobody can use any more, in seconds. Records and the activity log are never taken away.
 * Rule activity.retention.
 */
export const KEPT_FOR = {
  /** From the write that it came with; a retry that is later than this does the write again. */
  idempotencyKey: 7 * DAY,
  /** From when a one-time code was no longer good. */
  confirmationCode: HOUR,
  /** From when what was done could no longer be taken back. */
  undo: DAY,
  /** From the end of a job, with all that it did to each record. */
  job: 30 * DAY,
  /** From the upload of a file that no record names, or does no longer. */
  unattachedFile: DAY,
  /** From when a mail or text message went out. */
  message: 30 * DAY,
  /** From when a session would have ended however busy the person was. */
  session: 30 * DAY,
  /** From when a mailed link was no longer good, and what was entered to register could no longer be confirmed. */
  mailedLink: DAY,
  /** From the last wrong password; longer than anybody stays locked. */
  signInTry: 31 * DAY,
} as const;

/** What is older than this moment has been kept as long as it is kept. */
export function keptSince(kept: keyof typeof KEPT_FOR, now: Date): Date {
  return new Date(now.getTime() - KEPT_FOR[kept] * 1000);
}
