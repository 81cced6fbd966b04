import { and, eq } from 'drizzle-orm';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { integrations } from '../../database/schema/index.ts';
import type { Connection } from '../platforms/Connection.ts';
import { deleteAccess, keepAccess } from '../platforms/platformAccess.ts';
import { queueHourlySync } from '../platforms/queueSync.ts';
import { paymentSync } from './paymentSync.ts';

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
  sync: paymentSync,
  async waitsFor({ transaction, session }, recordId) {
    const [integration] = await transaction
      .select()
      .from(integrations)
      .where(isRecord(integrations, session.scope, recordId));
    return integration?.status === 'PENDING' ? integration.platform : undefined;
  },
  async end({ transaction, session: { scope, user }, now }, recordId, grant) {
    const change =
      grant === undefined
        ? ({ status: 'REFUSED' } as const)
        : ({ status: 'CONNECTED', connected: now, connected_by: user.email, version: grant.version } as const);
    const [changed] = await transaction
      .update(integrations)
      .set({ ...change, updated: now })
      .where(and(isRecord(integrations, scope, recordId), eq(integrations.status, 'PENDING')))
      .returning({ id: integrations.id });
    if (changed === undefined) return undefined;
    const record = { kind: 'integration', recordId } as const;
    if (grant === undefined) {
      await deleteAccess(transaction, scope, record);
      return { status: 'REFUSED' };
    }
    const connected = await keepAccess(transaction, scope, record, grant, now);
    await queueHourlySync(transaction, scope, connected, now);
    return { status: 'CONNECTED', connected_by: user.email, version: grant.version };
  },
};
