import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { spellPassword } from '#contract/password/passwordProblem.ts';

/** OWASP's second profile for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, with its parameters and salt. Rule passwords.hashed. */
export function hashPassword(password: string): Promise<string> {
  return hash(spellPassword(password), OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash the same work is done on a decoy,
 * so that the time taken does not tell whether an e-mail is known.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await decoy), spellPassword(password));
  return stored !== undefined && matches;
}
