import { setTimeout as wait } from 'node:timers/promises';

/** How long an outside system has to answer, in milliseconds. */
const ANSWER_MS = 8_000;

/** The answer of an outside system. Throws when it does not come in time. */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = wait(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error('The outside system did not answer in time.');
  });
  return Promise.race([answer, late]);
}
