import traverse from 'json-schema-traverse';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { checkForm } from '../checkForm.ts';

/** Keywords that a value may not meet yet. */
const INCOMPLETE = [
  'required',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'minimum',
  'maximum',
] as const;

/** Where keywords say which fields there are, and not what their values are. */
const NAMES = /\/propertyNames(?:\/|$)/;

/** Fields that a condition shows. */
interface Conditional {
  readonly then: { readonly properties: Readonly<Record<string, unknown>> };
}

/** What is wrong with the structure of values; nothing else of a draft's schema can be. */
const STRUCTURE = new Set(['unknown', 'type', 'type_integer', 'maxItems', 'uniqueItems', 'other', 'card_kept']);

/**
 * A form of which only the structure of the values is checked: no error of another kind hides one of it. What was filled in of
 * fields that a later choice hides is kept, because the choice may be changed back.
 */
function structureOf(form: ResolvedForm): ResolvedForm {
  const { allOf = [], ...rest } = structuredClone(form.schema) as { readonly allOf?: readonly Conditional[] };
  const schema: ResolvedForm['schema'] = rest;
  schema.properties = Object.assign({}, schema.properties, ...allOf.map(({ then }) => then.properties));
  traverse(schema, (part: Record<string, unknown>, pointer: string) => {
    if (!NAMES.test(pointer)) for (const keyword of INCOMPLETE) delete part[keyword];
  });
  return { ...form, schema, validator: `${form.validator} draft` };
}

/**
 * What keeps values from being saved as a draft: names that the form does not have, values of another type, which would break
 * the form of the person who opens it next, and card numbers. All else may still be completed.
 */
export function draftErrors(form: ResolvedForm, values: unknown, currency: Currency, today: string): FieldError[] {
  return checkForm(structureOf(form), values, currency, today).filter(({ code = '' }) => STRUCTURE.has(code));
}

/** Codes of a structure that a former schema of the form may have allowed, and that breaks no form. */
const KEPT = new Set(['maxItems', 'uniqueItems']);

/** Values of a draft: as they are stored, fitted to the form, and as they are to be saved. */
interface DraftChange {
  readonly kept: Readonly<Record<string, unknown>>;
  readonly values: unknown;
}

/**
 * The draft errors that the stored values do not have as well: rows beyond those that a changed form takes are kept until it is
 * sent.
 * Rule forms.changed-form.
 */
export function addedErrors(
  form: ResolvedForm,
  { kept, values }: DraftChange,
  currency: Currency,
  today: string,
): FieldError[] {
  const errors = draftErrors(form, values, currency, today);
  if (errors.length === 0) return errors;
  const before = draftErrors(form, kept, currency, today).filter(({ code = '' }) => KEPT.has(code));
  return errors.filter(({ field, code }) => !before.some((error) => error.field === field && error.code === code));
}
