import { today } from '#contract/dates/days.ts';
import { hashToken } from '../../access/sessions/credentials/tokens.ts';
import { ApiError, notFound } from '../../core/errors/ApiError.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import { api_key_hashes, api_keys } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { requireGrantable } from './createApiKey.ts';
import { newSecret } from './makeKey.ts';

const HOUR = 3_600_000;

/** How long the old secret stays valid, by the form's choice, in milliseconds. */
const OVERLAPS: Readonly<Record<string, number>> = { NOW: 0, HOUR, DAY: 24 * HOUR, WEEK: 7 * 24 * HOUR };

/** The locked key of an action. */
async function readKey({ transaction, session, recordId }: RecordContext) {
  const [key] = await transaction
    .select()
    .from(api_keys)
    .where(isRecord(api_keys, session.scope, recordId));
  if (key === undefined) throw notFound();
  return key;
}

/** The expiry date of a key after its rotation. Throws API_VALIDATION_ERROR when it is in the past. */
function expiryOf({ session, input, now }: RecordContext, before: string | null): string | null {
  const expires = typeof input.expires === 'string' ? input.expires : before;
  if (expires === null || expires >= today(session.business.timeZone, now)) return expires;
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field: 'expires', code: 'key_expired', message: 'is required because the key has expired' },
  ]);
}

/**
 * `api_keys.rotate`: creates a new secret of a key, which is returned once. The old secret stays valid for the chosen time.
 * From then on the key is limited to the permissions of the user who rotated it.
 * Rule api-keys.rotation.
 */
export async function rotateApiKey(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, input, now } = context;
  const { scope } = session;
  const { type, reads, writes, generation: old, expires: oldExpires, hint: oldHint } = await readKey(context);
  requireGrantable(session, { reads, writes });
  const { key, hint } = newSecret(type, scope.environment);
  const generation = old + 1;
  const until = new Date(now.getTime() + (OVERLAPS[String(input.old_key)] ?? 0));
  const expires = expiryOf(context, oldExpires);
  await transaction
    .update(api_keys)
    .set({ hint, generation, expires, old_key_until: until, updated: now })
    .where(isRecord(api_keys, scope, recordId));
  await transaction.insert(api_key_hashes).values({
    ...scopeColumns(scope),
    created: now,
    hash: hashToken(key),
    api_key_id: recordId,
    made_by: session.user.id,
    generation,
  });
  const before = { hint: oldHint, expires: oldExpires };
  return {
    activity: 'RECORD_CHANGED',
    before,
    after: { hint, expires, old_key_until: until.toISOString() },
    reveal: key,
  };
}

/** `api_keys.end_old_key`: revokes the old secret of a rotated key. */
export async function endOldKey(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { old_key_until: before } = await readKey(context);
  await transaction
    .update(api_keys)
    .set({ old_key_until: null, updated: now })
    .where(isRecord(api_keys, session.scope, recordId));
  return {
    activity: 'RECORD_CHANGED',
    before: { old_key_until: before?.toISOString() ?? null },
    after: { old_key_until: null },
  };
}
