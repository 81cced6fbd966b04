/** Number of consecutive deliveries without a response that open a circuit. Rule callbacks.circuit. */
const OPENS_AFTER = 5;

/** How long a circuit stays open, in minutes: doubled by each probe without a response. */
const FIRST_MINUTES = 1;
const MAX_MINUTES = 30;

/** Minutes for which a circuit opens after this number of deliveries without a response; 0: it stays closed. */
export function openMinutes(unanswered: number): number {
  return unanswered < OPENS_AFTER ? 0 : Math.min(FIRST_MINUTES * 2 ** (unanswered - OPENS_AFTER), MAX_MINUTES);
}
