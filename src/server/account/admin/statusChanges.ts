import type { GoLiveStatus } from '#contract/generated/config.ts';
import { movesOf } from '#contract/reviews.ts';

/**
 * The statuses to which an operator can move a business of a status: those to which our reviewers move it. All others follow
 * the activation.
 * Rule modes.operator-statuses.
 */
export function statusesAfter(status: GoLiveStatus): GoLiveStatus[] {
  return movesOf('activation').flatMap(({ event }) =>
    event.from?.includes(status) === true ? (event.to as GoLiveStatus) : [],
  );
}
