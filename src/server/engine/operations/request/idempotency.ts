import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '#contract/forms/canonicalJson.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { belongsTo, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { insertRow } from '../../../database/insertRow.ts';
import { idempotency_keys } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';

/** A write request that may be retried. Rule actions.idempotent. */
export interface IdempotentWrite {
  readonly scope: BusinessScope;
  readonly userId: string;
  readonly key: string;
  /** The request; a key that was used with another request is rejected. */
  readonly request: unknown;
  readonly now: Date;
}

const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/** The Idempotency-Key of a request. Throws API_VALIDATION_ERROR without one. */
export function readIdempotencyKey(header: string | string[] | undefined): string {
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    {
      field: 'Idempotency-Key',
      message: 'must be a header of 8 to 128 visible characters, new for each write and the same for its retries',
    },
  ]);
}

function rowOf({ scope, userId, key }: IdempotentWrite) {
  return and(belongsTo(idempotency_keys, scope), eq(idempotency_keys.user_id, userId), eq(idempotency_keys.key, key));
}

/** Whether a write has already been executed, so that a retry gets the stored response without a new confirmation. */
export async function isAnswered(transaction: BusinessTransaction, write: IdempotentWrite): Promise<boolean> {
  const known = await transaction.select({ key: idempotency_keys.key }).from(idempotency_keys).where(rowOf(write));
  return known.length > 0;
}

/**
 * Runs a write once per key: a retry, also a concurrent one, gets the first response. The key is stored in the transaction
 * of the write, so that both are committed or neither.
 */
export async function once<T>(
  transaction: BusinessTransaction,
  write: IdempotentWrite,
  work: () => Promise<T>,
): Promise<T> {
  const { scope, userId, key, now } = write;
  const requestHash = createHash('sha256').update(canonicalJson(write.request)).digest();
  const identity = { ...scopeColumns(scope), user_id: userId, key };
  const mine = rowOf(write);
  // A concurrent transaction with the same key waits here for the first one.
  const row = { ...identity, request_hash: requestHash, created: now };
  const inserted = await insertRow(transaction, idempotency_keys, row, { skipsConflict: true });
  if (inserted === 0) {
    const [known] = await transaction.select().from(idempotency_keys).where(mine);
    if (!known?.request_hash.equals(requestHash)) {
      throw new ApiError(
        'IDEMPOTENCY_KEY_REUSED_ERROR',
        'This Idempotency-Key was used with a different request. Use a new key.',
      );
    }
    return known.answer as T;
  }
  const answer = await work();
  await sendLater(transaction, transaction.update(idempotency_keys).set({ answer, status_code: 200 }).where(mine));
  return answer;
}
