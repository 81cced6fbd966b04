import { DrizzleQueryError } from 'drizzle-orm';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { acrossIndexName } from '../../../database/schema/listIndexes.ts';

const UNIQUE_VIOLATION = '23505';

/** The key of the addresses of all businesses that are opened without a session (`payer_tokens`). */
const ADDRESSES = 'payer_tokens_pkey';

function isViolation(error: unknown): error is { readonly code: string; readonly constraint: string } {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/** The field that people know for a unique one: for a computed field, the last one it is computed from. */
function shownField({ fields }: RecordSchema, name: string): string {
  const words = fields[name]?.computed?.match(/[a-z_]+/g) ?? [];
  return words.findLast((word) => Object.hasOwn(fields, word)) ?? name;
}

/**
 * Awaits a write and reports unique violations. Throws API_VALIDATION_ERROR with the field that another record already has,
 * of the business (code `duplicate`) or of another one (`taken`), and ALREADY_EXISTS_ERROR for a second record that a business may have once.
 * Rule settings.one-record, accept.retail-prefix-available.
 */
export async function reportDuplicate(record: RecordSchema, write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (!isViolation(cause)) throw error;
    if (record.singleton && cause.constraint === `${record.table}_singleton`) {
      throw new ApiError(
        'ALREADY_EXISTS_ERROR',
        'This record already exists, and only one is allowed. Change it instead.',
      );
    }
    const across = record.uniqueAcross.find((fields) => cause.constraint === acrossIndexName(record.table, fields));
    if (across !== undefined) {
      const message = 'is used by another business';
      throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
        { field: across.at(-1) ?? '', message, code: 'taken' },
      ]);
    }
    if (cause.constraint === ADDRESSES) {
      throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
        { field: shownField(record, 'link'), message: 'is used by another record', code: 'taken' },
      ]);
    }
    const field = record.unique.find((name) => cause.constraint === `${record.table}_${name}_key`);
    if (field === undefined) throw error;
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
      { field: shownField(record, field), message: 'belongs to another record', code: 'duplicate' },
    ]);
  }
}
