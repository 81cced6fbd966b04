import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses, team_members } from '../../database/schema/index.ts';

/**
 * The e-mail addresses, in lower case, that mails of a business may go to: those of its members, and its own.
 * Rule reports.members-only.
 */
export async function ownAddresses(transaction: BusinessTransaction, businessId: string): Promise<ReadonlySet<string>> {
  const members = await transaction
    .select({ email: sql<string>`lower(${team_members.email})` })
    .from(team_members)
    .where(and(eq(team_members.business_id, businessId), eq(team_members.status, 'ACTIVE')));
  const [business] = await transaction
    .select({ email: sql<string>`lower(${businesses.email})` })
    .from(businesses)
    .where(eq(businesses.business_id, businessId));
  return new Set([...members, ...(business ? [business] : [])].map(({ email }) => email));
}

/**
 * Mails in the brand's name go to nobody who has not asked for them. Throws API_VALIDATION_ERROR for the first recipient who
 * is not a member of the business.
 */
export async function requireMembers(
  transaction: BusinessTransaction,
  businessId: string,
  recipients: readonly string[],
): Promise<void> {
  const own = await ownAddresses(transaction, businessId);
  const index = recipients.findIndex((email) => !own.has(email.toLowerCase()));
  if (index < 0) return;
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field: `recipients.${index}`, message: 'is not a member of the business', code: 'recipient_not_member' },
  ]);
}
