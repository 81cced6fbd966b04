import type { FastifyRequest } from 'fastify';
import { type AttemptDatabase, takeFromBucket } from '../../access/attempts/takeFromBucket.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';

/** What a mail is asked for. */
export type MailKind = 'password' | 'registration' | 'sign-in';

/**
 * Counts that somebody asks for a mail to an e-mail, known or not, so that nobody's mailbox is filled and no address asks for
 * everybody. Where it is counted in a transaction of its own, what is refused there is not counted. Throws
 * TOO_MANY_REQUESTS.
 */
export async function countMail(
  { database, config, now }: Services,
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

/** An e-mail as it is kept and compared. Rule sign-in.credentials. */
export function spellEmail(email: string): string {
  return email.trim().toLowerCase();
}
