import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { callback_urls } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { addCallback } from './addCallback.ts';

/** Minimum time between two tests of a URL, in milliseconds. */
const TEST_INTERVAL_MS = 10_000;

function requirePause(lastTested: Date | null, now: Date): void {
  const left = lastTested === null ? 0 : lastTested.getTime() + TEST_INTERVAL_MS - now.getTime();
  if (left <= 0) return;
  const seconds = Math.ceil(left / 1000);
  throw new ApiError('TOO_MANY_REQUESTS', 'Test a URL at most once in 10 seconds.', [], seconds);
}

/** `callback_urls.test`: sends a test event to a callback URL; the response is listed with the callbacks. */
export async function testCallbackUrl(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, record, recordId, now } = context;
  const { scope, user } = session;
  const thisUrl = isRecord(callback_urls, scope, recordId);
  const [found] = await transaction.select().from(callback_urls).where(thisUrl);
  if (found === undefined) throw notAvailable();
  requirePause(found.last_tested, now);
  const { product, url } = found;
  const reference = formatRecordId(record.idPrefix, recordId);
  const payload = { event: product, is_test: true, reference, created: now.toISOString() };
  await addCallback(transaction, scope, { product, reference, externalId: null, payload, sender: user.email }, now);
  await transaction.update(callback_urls).set({ last_tested: now, updated: now }).where(thisUrl);
  return { activity: 'CALLBACK_TESTED', before: {}, after: { product, url } };
}
