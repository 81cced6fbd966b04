import { DrizzleQueryError } from 'drizzle-orm';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { ApiError } from '../../errors/ApiError.ts';

const UNIQUE_VIOLATION = '23505';

function isViolation(error: unknown): error is { readonly code: string; readonly constraint: string } {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/** Waits for a write, and tells which field another record has already. Throws API_VALIDATION_ERROR for that. */
export async function refuseDuplicate(record: RecordSchema, write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    const field = isViolation(cause)
      ? record.unique.find((name) => cause.constraint === `${record.table}_${name}_key`)
      : undefined;
    if (field === undefined) throw error;
    const message = 'belongs to another record';
    throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [{ field, message, code: 'duplicate' }]);
  }
}
