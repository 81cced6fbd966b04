import { isRecord } from '../../database/belongsTo.ts';
import { integrations } from '../../database/schema/index.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeRecord, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { leadToPlatform } from '../platforms/leadToPlatform.ts';
import { deleteAccess } from '../platforms/platformAccess.ts';
import { queueSync } from '../platforms/queueSync.ts';

type Integration = typeof integrations.$inferSelect;

/**
 * `integrations.connect`: leads the person to the page of a system, which waits until they come back. Throws
 * API_VALIDATION_ERROR when the shop or company of this name is there already. Rule products.integration-connect.
 */
export async function connectIntegration(context: OperationContext): Promise<CreationOutcome> {
  const platform = context.input.platform as Integration['platform'];
  const created = await createRecord(context, () => ({ sent_count: 0 }));
  const leads_to = await leadToPlatform(context, { kind: 'integration', platform, recordId: created.recordId });
  return { ...created, leads_to };
}

/** `integrations.authorize`: leads the person to the system's page again. Rule products.integration-connect. */
export async function authorizeIntegration(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, now } = context;
  const { platform, id, status, problem } = (await currentRow(context)) as Integration;
  if (status !== 'PENDING') {
    await transaction
      .update(integrations)
      .set({ status: 'PENDING', problem: null, updated: now })
      .where(isRecord(integrations, session.scope, id));
  }
  const leads_to = await leadToPlatform(context, { kind: 'integration', platform, recordId: id });
  return {
    activity: 'RECORD_CHANGED',
    before: { status, problem },
    after: { status: 'PENDING', problem: null },
    leads_to,
  };
}

/** `integrations.disconnect`: nothing more is sent to the system, and its secret is deleted. Rule products.integration-disconnected. */
export async function disconnectIntegration(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId } = context;
  await deleteAccess(transaction, session.scope, { kind: 'integration', recordId });
  return changeRecord(context);
}

/** `integrations.sync`: payments are sent at once. Rule products.integration-payments. */
export async function syncIntegration({
  transaction,
  session,
  recordId,
  now,
}: RecordContext): Promise<OperationOutcome> {
  await queueSync(transaction, session.scope, { kind: 'integration', recordId }, now);
  return { activity: 'RECORD_CHANGED', before: {}, after: {} };
}
