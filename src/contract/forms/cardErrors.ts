import { hasCardNumber } from '../cards/cardNumbers.ts';
import type { ResolvedForm } from '../generated/api.ts';
import type { ValidationError } from './validationError.ts';

/** What this needs of the schema of a form's values. */
interface ValueSchema {
  readonly format?: string;
  readonly 'x-own-numbers'?: true;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly items?: ValueSchema;
  /** Properties of conditional fields. */
  readonly allOf?: readonly { readonly then?: ValueSchema }[];
}

/** Formats that no card's number has, and a phone number, which may look like one. */
const OTHER_FORMATS: ReadonlySet<string> = new Set([
  'phone',
  'decimal',
  'date',
  'file',
  'relation',
  'range',
  'country',
  'ip',
  'ip_range',
]);

/** The schema of a property, of a conditional field as well. */
function propertyOf({ properties, allOf = [] }: ValueSchema, name: string): ValueSchema | undefined {
  const conditional = allOf.map(({ then }) => then?.properties?.[name]);
  return conditional.find((found) => found !== undefined) ?? properties?.[name];
}

function errorsIn(value: unknown, schema: ValueSchema | undefined, path: readonly string[]): ValidationError[] {
  if (typeof value === 'string') {
    const isOther = schema?.['x-own-numbers'] === true || OTHER_FORMATS.has(schema?.format ?? '');
    return !isOther && hasCardNumber(value) ? [{ path, code: 'card_kept' }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => errorsIn(item, schema?.items, [...path, `${index}`]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    errorsIn(inner, schema && propertyOf(schema, name), [...path, name]),
  );
}

/**
 * Card numbers where a form does not ask for one: they are kept nowhere. A field that is kept as a digest (`secret`)
 * takes one, and one whose schema says `x-own-numbers` takes numbers of another kind that may look like a card's.
 */
export function cardErrors({ sections, schema }: ResolvedForm, values: unknown): ValidationError[] {
  const secret = new Set(sections.flatMap(({ fields }) => fields.filter((f) => f.secret === true).map((f) => f.field)));
  return errorsIn(values, schema as ValueSchema, []).filter(({ path: [field = ''] }) => !secret.has(field));
}
