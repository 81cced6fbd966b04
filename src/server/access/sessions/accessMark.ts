import { createHash } from 'node:crypto';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import type { ActingPerson } from './SessionContext.ts';

/** The header that says which console an answer belongs to. */
export const ACCESS_HEADER = 'x-access';

const marks = new WeakMap<Resolution, string>();

/**
 * A mark of what a person may see and do: the same for the same facts under the same config, whose fingerprint is given.
 * The browser compares it with its console's, and fetches that anew where they differ. It says nothing: facts are hashed.
 */
export function accessMark({ resolution, facts, business }: ActingPerson, fingerprint: string): string {
  const known = marks.get(resolution);
  if (known !== undefined) return known;
  const mark = createHash('sha256')
    .update(JSON.stringify([fingerprint, business.brand, facts]))
    .digest('base64url')
    .slice(0, 12);
  marks.set(resolution, mark);
  return mark;
}
