let ahead = 0;

/** Keeps by how much the test clock of the shown business is ahead, in milliseconds; 0 in live mode. */
export function keepClockAhead(milliseconds: number): void {
  ahead = milliseconds;
}

/** The real time of a moment that the server gave, in milliseconds since 1970. */
export function realTimeOf(moment: string): number {
  return Date.parse(moment) - ahead;
}

/** The time of the shown business: in test mode its test clock may be ahead of the real time. Rule modes.test-clock. */
export function businessNow(): Date {
  return new Date(Date.now() + ahead);
}
