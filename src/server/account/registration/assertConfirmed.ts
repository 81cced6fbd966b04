import { and, desc, eq, gt } from 'drizzle-orm';
import { verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { registrations } from '../../database/schema/index.ts';

/**
 * Throws EMAIL_NOT_CONFIRMED_ERROR when a registered user signs in before confirming the e-mail. A registration with an
 * existing user's e-mail has the same result, so that it does not reveal the user; without a registration the same work is
 * done. Rule registration.known-email.
 */
export async function assertConfirmed(
  { database, realTime: now }: Services,
  email: string,
  password: string,
): Promise<void> {
  const [newest] = await database.drizzle
    .select({ hash: registrations.password_hash })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expires, now())))
    .orderBy(desc(registrations.created))
    .limit(1);
  if (await verifyPassword(newest?.hash, password)) {
    throw new ApiError(
      'EMAIL_NOT_CONFIRMED_ERROR',
      'The e-mail address is not confirmed. Open the link in the confirmation e-mail.',
    );
  }
}
