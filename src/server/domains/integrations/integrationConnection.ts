import { and, eq } from 'drizzle-orm';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { seal } from '../../core/secrets/seal.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import { integration_access, integrations } from '../../database/schema/index.ts';
import type { Connection } from '../platforms/Connection.ts';
import { queueHourlySync } from './queueSync.ts';

/** The id before every other one. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Systems of the business: one that is connected receives its payments from then on; one that is connected again, also those
 * that it has missed. Rule products.integration-connect, products.integration-payments.
 */
export const integrationConnection: Connection = {
  resource: 'integrations',
  permission: 'can_manage_tech_settings',
  returnPath: '/integrations/authorization',
  uses: ['payments'],
  platforms: VALUE_LISTS['connected-systems'],
  async waitsFor({ transaction, session }, recordId) {
    const [integration] = await transaction
      .select()
      .from(integrations)
      .where(isRecord(integrations, session.scope, recordId));
    return integration?.status === 'PENDING' ? integration.platform : undefined;
  },
  async end({ transaction, session: { scope, user }, now }, recordId, grant) {
    const waits = and(isRecord(integrations, scope, recordId), eq(integrations.status, 'PENDING'));
    if (grant === undefined) {
      const refused = { status: 'REFUSED', updated: now } as const;
      const [changed] = await transaction.update(integrations).set(refused).where(waits).returning();
      return changed && { status: 'REFUSED' };
    }
    const connected = {
      status: 'CONNECTED',
      connected: now,
      connected_by: user.email,
      version: grant.version,
    } as const;
    const [changed] = await transaction
      .update(integrations)
      .set({ ...connected, updated: now })
      .where(waits)
      .returning();
    if (changed === undefined) return undefined;
    const token = seal('integration', grant.token);
    const access = { integration_id: recordId, token, sent_created: now, sent_id: NO_ID };
    const { business_id, environment, integration_id } = integration_access;
    // One that is connected again goes on where it stopped.
    await transaction
      .insert(integration_access)
      .values({ ...scopeColumns(scope), ...access })
      .onConflictDoUpdate({ target: [business_id, environment, integration_id], set: { token } });
    await queueHourlySync(transaction, scope, recordId, now);
    return { status: 'CONNECTED', connected_by: user.email, version: grant.version };
  },
};
