import { setTimeout as wait } from 'node:timers/promises';

/** How long a platform has to answer, in milliseconds. */
const ANSWER_MS = 8_000;

/** The answer of a platform. Throws when it does not come in time. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = wait(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error('The platform did not answer.');
  });
  return Promise.race([answer, late]);
}
