import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { account_notifications } from '../../database/schema/index.ts';

/** Keys of the notices that the user has dismissed in this business and that are not due to be shown again. */
export async function readDismissed(
  tx: Pick<BusinessTransaction, 'select'>,
  { scope, user }: Pick<ActingPerson, 'scope' | 'user'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const table = account_notifications;
  const rows = await tx
    .select({ notify: table.notify })
    .from(table)
    .where(
      and(
        eq(table.business_id, scope.businessId),
        eq(table.user_id, user.id),
        eq(table.status, 'INACTIVE'),
        or(isNull(table.remind_me), gt(table.remind_me, now)),
      ),
    );
  return new Set(rows.map(({ notify }) => notify));
}
