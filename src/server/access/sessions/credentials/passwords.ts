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
 * Whether the password matches the hash. Without a hash, verifies a decoy, so that the response time does not reveal
 * whether an e-mail exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await decoy), spellPassword(password));
  return stored !== undefined && matches;
}
