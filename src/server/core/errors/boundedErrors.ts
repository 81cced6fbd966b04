import type { FieldError } from '#contract/generated/api.ts';
import { cutText } from '#contract/text/cutText.ts';
import { MAXIMUM_ERRORS } from '../validation/boundedValidator.ts';

/** Maximum size of the errors of one response, in bytes of JSON. */
const MAXIMUM_BYTES = 32 * 1024;

/** Maximum length of a text in a response that may repeat the request. */
const MAX_TEXT = 500;

/** Maximum number of allowed values that an error lists. */
const MAXIMUM_ALLOWED = 200;

/** A text cut to the maximum length. Rule errors.validation. */
export function shortened(text: string): string {
  return text.length > MAX_TEXT ? `${cutText(text, MAX_TEXT)}…` : text;
}

/** Field errors, bounded in number and size for every input. */
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
