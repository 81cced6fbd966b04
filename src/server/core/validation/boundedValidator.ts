import { Ajv, type ErrorObject, type Options, type SchemaObject, type ValidateFunction } from 'ajv';
import type { FormatsPlugin } from 'ajv-formats';

/** Maximum number of errors collected for one input. */
export const MAXIMUM_ERRORS = 100;

/** The largest input for which all errors are collected; for a larger one, only the first. */
const MAXIMUM_VALUES = 2_500;
const MAXIMUM_TEXT = 128 * 1024;

/** Validates an input against a schema; `errors` holds the errors of the last input. */
export interface BoundedValidator {
  (input: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** Whether collecting all errors of an input is cheap. */
function isSmall(input: unknown): boolean {
  const open = [input];
  let text = 0;
  for (let seen = 0; seen < open.length; seen += 1) {
    if (open.length > MAXIMUM_VALUES || text > MAXIMUM_TEXT) return false;
    const value = open[seen];
    if (typeof value === 'string') text += value.length;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      text += name.length;
      if (open.push(inner) > MAXIMUM_VALUES) return false;
    }
  }
  return text <= MAXIMUM_TEXT;
}

/**
 * Compiles schemas into validators with bounded cost. The first pass stops at the first error, so that an array is never
 * read beyond `maxItems` and no pattern runs on a string beyond `maxLength`. A second pass collects further errors, for
 * small inputs only.
 */
export class BoundedAjv {
  private readonly first: Ajv;
  private readonly all: Ajv;

  constructor(options: Options, schemas: readonly SchemaObject[] = [], addFormats?: FormatsPlugin) {
    const common: Options = { strict: false, addUsedSchema: false, ...options };
    this.first = new Ajv({ ...common, allErrors: false });
    // What it compiles has been validated by the first.
    this.all = new Ajv({ ...common, validateSchema: false, allErrors: true });
    for (const ajv of [this.first, this.all]) addFormats?.(ajv);
    // Those of the repository are valid, by a test: to validate them takes longer than all else that a server compiles.
    for (const ajv of [this.first, this.all])
      for (const schema of schemas) ajv.addSchema(schema, undefined, undefined, false);
  }

  compile(schema: SchemaObject): BoundedValidator {
    const first = this.first.compile(schema);
    let all: ValidateFunction | undefined;
    const validate: BoundedValidator = (input) => {
      if (first(input)) return true;
      validate.errors = first.errors ?? [];
      if (!isSmall(input)) return false;
      all ??= this.all.compile(schema);
      if (!all(input)) validate.errors = (all.errors ?? []).slice(0, MAXIMUM_ERRORS);
      return false;
    };
    return validate;
  }
}
