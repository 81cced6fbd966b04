import type { FastifyRequest } from 'fastify';
import { type AttemptDatabase, takeFromBucket } from '../../access/attempts/takeFromBucket.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';

/** The purpose of a requested mail. */
export type MailKind = 'password' | 'registration' | 'sign-in';

/**
 * Counts a requested mail for an e-mail, known or not, so that neither a mailbox nor the service can be flooded. Within the
 * caller's transaction, a rejected request is not counted. Throws TOO_MANY_REQUESTS.
 */
export async function countMail(
  { database, config, realTime: now }: Services,
  kind: MailKind,
  email: string,
  request: FastifyRequest,
  tries: AttemptDatabase = database.drizzle,
): Promise<void> {
  const { mailed_links: limits } = config.current().limits;
  const address = { capacity: limits.address_mails, refill: limits.address_mail_refill_seconds };
  const person = { capacity: limits.mails, refill: limits.mail_refill_seconds };
  const wait =
    (await takeFromBucket(tries, `mails-by:${request.ip}`, address, now())) ||
    (await takeFromBucket(tries, `mail-${kind}:${email}`, person, now()));
  if (wait > 0) {
    throw new ApiError(
      'TOO_MANY_REQUESTS',
      'Too many e-mails were requested. Retry after the time in Retry-After.',
      [],
      wait,
    );
  }
}

/** Normalizes an e-mail for storage and comparison. Rule sign-in.credentials. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
