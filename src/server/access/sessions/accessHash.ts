import { createHash } from 'node:crypto';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import type { ActingPerson } from './people/SessionContext.ts';

/** Response header with the access hash. */
export const ACCESS_HEADER = 'x-access';

const marks = new WeakMap<Resolution, string>();

/**
 * Hash of what a user may see and do: equal for equal facts and an equal config fingerprint. The browser compares it with
 * its console's and reloads the console when they differ, also once the test clock has moved. Reveals nothing, because facts are hashed.
 */
export function accessHash(person: ActingPerson, fingerprint: string): string {
  const { clockAhead } = person;
  return `${factsHash(person, fingerprint)}${clockAhead === 0 ? '' : `.${clockAhead}`}`;
}

function factsHash({ resolution, facts, business }: ActingPerson, fingerprint: string): string {
  const known = marks.get(resolution);
  if (known !== undefined) return known;
  const mark = createHash('sha256')
    .update(JSON.stringify([fingerprint, business.brand, facts]))
    .digest('base64url')
    .slice(0, 12);
  marks.set(resolution, mark);
  return mark;
}
