import { createOneTimeToken, dropOneTimeTokens } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { PasswordExpiredError } from '../../core/errors/PasswordExpiredError.ts';
import type { Services } from '../../core/services.ts';

const DAY = 86_400_000;

/**
 * Throws PASSWORD_EXPIRED_ERROR, with a token for changing it, when the correct password is older than the deployment
 * allows (limits.yaml, `password.days`). Rule passwords.expiry.
 */
export async function requireFreshPassword(
  { database, config, realTime: now }: Services,
  userId: string,
  updated: Date | null,
): Promise<void> {
  const { password, mailed_links } = config.current().limits;
  if (password.days === undefined || updated === null) return;
  if (now().getTime() - updated.getTime() <= password.days * DAY) return;
  const token = await database.drizzle.transaction(async (tx) => {
    await dropOneTimeTokens(tx, 'CHANGE_PASSWORD', userId, now());
    const order = { purpose: 'CHANGE_PASSWORD', userId, seconds: mailed_links.password_seconds } as const;
    return createOneTimeToken(tx, order, now());
  });
  throw new PasswordExpiredError(token);
}
