const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Retention periods, in seconds. Records and the activity log are kept forever. Rule activity.retention. */
export const RETENTION = {
  /** After the write; a later retry executes the write again. */
  idempotencyKey: 7 * DAY,
  /** After a one-time code has expired. */
  confirmationCode: HOUR,
  /** After an undo has expired. */
  undo: DAY,
  /** After the end of a job, including the results of its records. */
  job: 30 * DAY,
  /** After the upload of a file that no record refers to. */
  unattachedFile: DAY,
  /** After the last change of what was filled in of a form with steps. */
  formDraft: 180 * DAY,
  /** After a mail or text message was created. */
  message: 30 * DAY,
  /** After what a notification reports, read or not. */
  notification: 90 * DAY,
  /** After the absolute expiry of a session. */
  session: 30 * DAY,
  /** After a mailed link or a registration has expired. */
  mailedLink: DAY,
  /** After the last wrong password; longer than the longest lock. */
  signInTry: 31 * DAY,
} as const;

/** Data older than this has reached the end of its retention period. */
export function retainedSince(kept: keyof typeof RETENTION, now: Date): Date {
  return new Date(now.getTime() - RETENTION[kept] * 1000);
}
