/** What is wrong with one value of a form. `code` leads to words: locale key `form_errors.<code>`. */
export interface ValidationError {
  /** Properties and indexes from the outermost in. */
  readonly path: readonly string[];
  readonly code: string;
  /** The bound that was not kept. */
  readonly limit?: number;
  /** The bound that was not kept, where it is an amount in the currency of the business. */
  readonly amount?: string;
}

/** What a validator says of one value: a keyword of JSON Schema that it does not meet, and the keyword's parameters. */
export interface KeywordError {
  readonly keyword: string;
  /** The path of the keyword in the schema. */
  readonly schemaPath: string;
  readonly path: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
}

/** Keywords whose name is the code of the error. */
const PLAIN = new Set([
  'const',
  'enum',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'type',
  'uniqueItems',
]);

/** Reported at the invalid name (propertyNames) and by the branch of the condition (then); these only repeat it. */
function isRepeated({ keyword, schemaPath }: KeywordError): boolean {
  return keyword === 'if' || /\/propertyNames\/\w+$/.test(schemaPath);
}

/** The value of a keyword beside the one at a path of a schema, such as `#/properties/code/pattern`. */
function besides(schema: unknown, schemaPath: string, keyword: string): unknown {
  const steps = schemaPath.split('/').slice(1, -1);
  const parent = steps.reduce<unknown>(
    (node, step) =>
      typeof node === 'object' && node !== null
        ? Reflect.get(node, decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
        : undefined,
    schema,
  );
  return typeof parent === 'object' && parent !== null ? Reflect.get(parent, keyword) : undefined;
}

/**
 * Converts a validator error, or returns `undefined` for one that only repeats another. `schema` is what the values were
 * validated by: it names the words of its patterns (`x-words`). Rule forms.words-of-patterns.
 */
export function toValidationError(error: KeywordError, schema: unknown): ValidationError | undefined {
  if (isRepeated(error)) return undefined;
  const { keyword, path, params } = error;
  if (keyword === 'required') return { path: [...path, String(params.missingProperty)], code: 'required' };
  if (keyword === 'propertyNames') return { path: [...path, String(params.propertyName)], code: 'unknown' };
  if (keyword === 'additionalProperties') {
    return { path: [...path, String(params.additionalProperty)], code: 'unknown' };
  }
  if (keyword === 'format') return { path, code: `format_${String(params.format)}` };
  if (keyword === 'pattern') {
    const words = besides(schema, error.schemaPath, 'x-words');
    return { path, code: typeof words === 'string' ? words : keyword };
  }
  if (keyword === 'type' && params.type === 'integer') return { path, code: 'type_integer' };
  const code = PLAIN.has(keyword) ? keyword : 'other';
  return { path, code, ...(typeof params.limit === 'number' && { limit: params.limit }) };
}
