import { CALLBACK_PROBES } from '#contract/callbacks/delivery.ts';

/** Minutes for which a circuit opens after this number of deliveries without a response; 0: it stays closed. */
export function openMinutes(unanswered: number): number {
  const { after, firstMinutes, maxMinutes } = CALLBACK_PROBES;
  return unanswered < after ? 0 : Math.min(firstMinutes * 2 ** (unanswered - after), maxMinutes);
}
