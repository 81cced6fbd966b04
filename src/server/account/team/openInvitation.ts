import { and, eq } from 'drizzle-orm';
import { findOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { businesses, team_invitations, user_emails, users } from '../../database/schema/index.ts';
import type { Invitation } from './inviteMember.ts';

/** The invitation of a mailed link. */
export interface OpenInvitation {
  readonly invitation: Invitation;
  readonly businessName: string;
  readonly brand: string;
  /** Whether a user with the e-mail exists. */
  readonly isKnown: boolean;
}

/**
 * The invitation of a link, without using the link. Throws DATA_NOT_FOUND_ERROR for a link that is unknown, expired, used,
 * withdrawn, or not from the last mail.
 */
export async function openInvitation(services: Services, token: string): Promise<OpenInvitation> {
  const { database, pool, realTime: now } = services;
  const found = await findOneTimeToken(database.drizzle, 'INVITATION', token, now());
  const businessId = found?.business_id;
  const id = found?.details.invitation_id;
  if (!businessId || typeof id !== 'string') throw notFound();
  const [invitation] = await inBusiness(pool, { businessId, environment: 'PRODUCTION' }, (transaction) =>
    transaction
      .select()
      .from(team_invitations)
      .where(
        and(
          eq(team_invitations.business_id, businessId),
          eq(team_invitations.id, id),
          eq(team_invitations.status, 'PENDING'),
        ),
      ),
  );
  if (invitation === undefined || invitation.sent.toISOString() !== found.details.sent) throw notFound();
  const [business] = await database.drizzle.select().from(businesses).where(eq(businesses.business_id, businessId));
  if (business === undefined) throw notFound();
  const known = await database.drizzle
    .select({ user_id: users.user_id })
    .from(user_emails)
    .innerJoin(users, eq(users.user_id, user_emails.user_id))
    .where(eq(user_emails.email, invitation.email));
  return { invitation, businessName: business.name, brand: business.brand, isKnown: known.length > 0 };
}
