import { and, lt } from 'drizzle-orm';
import { createToken, hashToken } from '../../access/sessions/credentials/tokens.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import { platform_authorizations } from '../../database/schema/index.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';
import type { PlatformVisit } from './Platform.ts';

/** Where people are led on to the page of a platform. */
export const LEAVING_PATH = '/platforms';

/** Time in which a person has to come back, in milliseconds. */
export const RETURN_TIME = 10 * 60_000;

/**
 * Remembers that the person is led to a platform, to connect a record, and returns the address that leads there.
 * Rule store.channel-authorization, products.integration-connect.
 */
export async function leadToPlatform(
  { transaction, session, now }: Pick<OperationContext, 'transaction' | 'session' | 'now'>,
  { kind, platform, recordId }: Omit<PlatformVisit, 'state'> & { /** UUID. */ readonly recordId: string },
): Promise<string> {
  const expired = lt(platform_authorizations.expires, now);
  await transaction
    .delete(platform_authorizations)
    .where(and(belongsTo(platform_authorizations, session.scope), expired));
  const state = createToken();
  await transaction.insert(platform_authorizations).values({
    ...scopeColumns(session.scope),
    state_hash: hashToken(state),
    kind,
    record_id: recordId,
    user_id: session.user.id,
    created: now,
    expires: new Date(now.getTime() + RETURN_TIME),
  });
  const query = new URLSearchParams({ mode: session.scope.environment, state });
  return `${LEAVING_PATH}/${kind}/${platform}?${query}`;
}
