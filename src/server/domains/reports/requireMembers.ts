import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses, team_members } from '../../database/schema/index.ts';

/**
 * Lower-cased e-mail addresses to which mails of a business may be sent: those of its members, and its own.
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
 * Throws API_VALIDATION_ERROR for the first recipient who is not a member of the business, so that the brand's name cannot
 * be used for spam.
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
