import { and, eq } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { callback_urls } from '../db/schema/index.ts';
import { notAvailable } from '../operations/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../operations/operation.ts';
import { addCallback } from './addCallback.ts';

/** `callback_urls.test`: tells a callback URL of something that did not happen; how it answers stands among the callbacks. */
export async function testCallbackUrl(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, record, recordId, now } = context;
  const { scope, user } = session;
  const thisUrl = and(
    eq(callback_urls.business_id, scope.businessId),
    eq(callback_urls.environment, scope.environment),
    eq(callback_urls.id, recordId),
  );
  const [found] = await transaction.select().from(callback_urls).where(thisUrl);
  if (found === undefined) throw notAvailable();
  const { product, url } = found;
  const reference = formatRecordId(record.idPrefix, recordId);
  const payload = { event: product, is_test: true, reference, created: now.toISOString() };
  await addCallback(transaction, scope, { product, reference, externalId: null, payload, sender: user.email }, now);
  await transaction.update(callback_urls).set({ last_tested: now, updated: now }).where(thisUrl);
  return { activity: 'CALLBACK_TESTED', before: {}, after: { product, url } };
}
