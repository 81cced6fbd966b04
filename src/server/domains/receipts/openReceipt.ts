import { and, eq } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { readBusinessTime } from '../../core/clock/businessTime.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { ereceipts } from '../../database/schema/index.ts';
import { findAddressed } from '../payer/findPayerAddress.ts';

/**
 * Marks a sent receipt as opened by its buyer, once; a receipt in another state stays as it is. Throws
 * DATA_NOT_FOUND_ERROR.
 * Rule receipts.opened.
 */
export async function openReceipt(
  services: Pick<Services, 'database' | 'pool' | 'realTime'>,
  token: string,
): Promise<void> {
  const { scope, recordId } = await findAddressed(services, token, ['ereceipts']);
  await inBusiness(services.pool, scope, async (transaction) => {
    const now = await readBusinessTime(transaction, scope, services.realTime());
    const opened = await transaction
      .update(ereceipts)
      .set({ status: 'VIEWED', viewed: now, updated: now })
      .where(and(isRecord(ereceipts, scope, recordId), eq(ereceipts.status, 'SENT')))
      .returning({ id: ereceipts.id });
    if (opened.length === 0) return;
    const id = formatRecordId('erc', recordId);
    const change = { before: { status: 'SENT' }, after: { status: 'VIEWED' } };
    await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', type: 'ereceipt', id, ...change }, now);
  });
}
