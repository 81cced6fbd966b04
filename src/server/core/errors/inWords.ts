import type { FieldError } from '#contract/generated/api.ts';

/** A message without a reason, or in the terms of JSON Schema. */
const UNCLEAR = /^is invalid$|^must match (?:format|pattern) /;

/** English texts by locale key. */
export type Words = Readonly<Record<string, string>>;

/**
 * The errors of fields with a message that says what to enter: that of the console for the code, where the error itself has
 * no better one. Rule errors.validation.
 */
export function inWords(errors: readonly FieldError[], words: Words): readonly FieldError[] {
  return errors.map((error) => {
    const text =
      error.code !== undefined && UNCLEAR.test(error.message) ? words[`form_errors.${error.code}`] : undefined;
    const limit = error.amount ?? error.limit;
    const message = limit === undefined ? text : text?.replace('%{limit}', String(limit));
    return message === undefined || message.includes('%{') ? error : { ...error, message };
  });
}
