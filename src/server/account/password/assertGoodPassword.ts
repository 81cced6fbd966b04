import { desc, eq } from 'drizzle-orm';
import {
  PASSWORD_LENGTH,
  type PasswordOwner,
  type PasswordProblem,
  passwordProblem,
  spellPassword,
} from '#contract/password/passwordProblem.ts';
import { verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { former_passwords, passwords } from '../../database/schema/index.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** The owner of a new password. */
export interface NewPasswordOwner extends PasswordOwner {
  /** The user whose former passwords are rejected; omitted for a new user. */
  readonly userId?: string | undefined;
}

const MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  password_short: `must have at least ${PASSWORD_LENGTH.shortest} characters`,
  password_long: `must have at most ${PASSWORD_LENGTH.longest} characters`,
  password_email: 'must not contain the e-mail',
  password_brand: 'must not be the name of the brand',
  password_common: 'is too common',
  password_reused: 'was used before',
};

/** Hashes of the user's current and former passwords, newest first. */
async function hashesOf({ database, config }: Services, userId: string): Promise<string[]> {
  const { remembered } = config.current().limits.password;
  const [current, former] = await Promise.all([
    database.drizzle.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.user_id, userId)),
    database.drizzle
      .select({ hash: former_passwords.hash })
      .from(former_passwords)
      .where(eq(former_passwords.user_id, userId))
      .orderBy(desc(former_passwords.replaced))
      .limit(remembered),
  ]);
  return [...current, ...former].map(({ hash }) => hash);
}

async function problemOf(
  services: Services,
  password: string,
  owner: NewPasswordOwner,
): Promise<PasswordProblem | undefined> {
  const plain = passwordProblem(password, owner);
  if (plain !== undefined) return plain;
  if (await isCommonPassword(spellPassword(password))) return 'password_common';
  if (owner.userId === undefined) return undefined;
  for (const hash of await hashesOf(services, owner.userId)) {
    if (await verifyPassword(hash, password)) return 'password_reused';
  }
  return undefined;
}

/**
 * Validates a new password (decisions/0042). Throws API_VALIDATION_ERROR with the rule's code at `field`, and
 * PASSWORD_ALREADY_BEEN_USED_ERROR for a former password of the user. Slow because of hashing, so call it before the
 * transaction that stores the password.
 */
export async function assertGoodPassword(
  services: Services,
  password: string,
  owner: NewPasswordOwner,
  field = 'password',
): Promise<void> {
  const problem = await problemOf(services, password, owner);
  if (problem === undefined) return;
  const code = problem === 'password_reused' ? 'PASSWORD_ALREADY_BEEN_USED_ERROR' : 'API_VALIDATION_ERROR';
  throw new ApiError(code, 'The password is too weak.', [{ field, message: MESSAGES[problem], code: problem }]);
}
