import type { FieldError } from '#contract/generated/api.ts';
import { MAXIMUM_ERRORS } from '../validation/boundedValidator.ts';

/** Most bytes that the errors of one answer have as JSON. */
const MAXIMUM_BYTES = 32 * 1024;

/** Longest text in an answer that may repeat what was sent. */
const LONGEST_TEXT = 500;

/** Most values that an error lists as allowed. */
const MAXIMUM_ALLOWED = 200;

/** A text cut to a length that an answer may have. */
export function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** Errors about fields, bounded in number and in size whatever was sent. */
export function boundedErrors(errors: readonly FieldError[]): FieldError[] {
  const kept: FieldError[] = [];
  let bytes = 0;
  for (const error of errors.slice(0, MAXIMUM_ERRORS)) {
    const short: FieldError = { ...error, field: shortened(error.field), message: shortened(error.message) };
    if (error.allowed !== undefined) short.allowed = error.allowed.slice(0, MAXIMUM_ALLOWED);
    bytes += Buffer.byteLength(JSON.stringify(short));
    if (bytes > MAXIMUM_BYTES && kept.length > 0) break;
    kept.push(short);
  }
  return kept;
}
