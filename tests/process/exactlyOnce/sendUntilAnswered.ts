import type { Random } from '../../helpers/random/Random.ts';
import type { KilledServer } from './KilledServer.ts';

/** How often a request may be repeated, and the wait before each time, in milliseconds. */
const REPEATS = 500;
const WAIT = 50;

/** The code of an action that its record no longer allows: an answer, and no reason to repeat the request. */
const NOT_AVAILABLE = 'ACTION_NOT_AVAILABLE_ERROR';

/** A write, as often as it is sent. */
export interface Write {
  readonly path: string;
  readonly authorization: string;
  readonly idempotencyKey: string;
  readonly body: object;
}

/** The answer of a write, and how many answers were lost before it. */
export interface Answered {
  readonly isDone: boolean;
  readonly id: string;
  readonly lost: number;
}

/** Sends a write until it is answered: to any of the servers, after each lost answer with the same key. Throws for a rejected one. */
export async function sendUntilAnswered(
  servers: readonly KilledServer[],
  random: Random,
  { path, authorization, idempotencyKey, body }: Write,
): Promise<Answered> {
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  for (let lost = 0; ; lost++) {
    const { url } = random.pick(servers);
    const answer = await fetch(url + path, request)
      .then(async (response) => ({ status: response.status, json: await response.json() }))
      .catch((): undefined => undefined);
    if (answer !== undefined && answer.status < 300) return { isDone: true, id: String(answer.json.id), lost };
    if (answer?.json.error_code === NOT_AVAILABLE) return { isDone: false, id: '', lost };
    // A server that is ending, or the request of a server that was killed a moment ago.
    const mayRepeat = answer === undefined || answer.status >= 500 || answer.status === 409;
    if (!mayRepeat || lost > REPEATS) throw new Error(`${path} is answered ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
}
