/** Why the sign-in page is shown. */
export type LeaveReason = 'signed-out' | 'session-ended' | 'locked' | 'removed';
