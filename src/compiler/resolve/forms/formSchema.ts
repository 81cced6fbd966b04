import traverse from 'json-schema-traverse';
import type { FormCondition, FormValue, FormValues } from '#contract/generated/config.ts';
import type { OpenField } from './openField.ts';

/** JSON Schema draft-07. */
export type JsonSchema = Record<string, unknown>;

/** Conditions that all have to hold; what two of them say of the same field has to hold in both. */
export function joinConditions(
  outer: FormCondition | undefined,
  inner: FormCondition | undefined,
): FormCondition | undefined {
  if (outer === undefined || inner === undefined) return inner ?? outer;
  const joined: FormCondition = { ...outer };
  for (const [field, values] of Object.entries(inner)) {
    const already = joined[field];
    joined[field] = already === undefined ? values : values.filter((value) => already.includes(value));
  }
  return joined;
}

/** A copy of a schema without the keyword `description`. A property of that name is a property like any other. */
function bare(value: FormValue): JsonSchema {
  const copy: JsonSchema = structuredClone(value) as unknown as JsonSchema;
  traverse(copy, (schema: JsonSchema) => {
    delete schema.description;
  });
  return copy;
}

/** Only shown fields are required: a field that is closed, or hidden by a condition, is not. */
function requiredOf(values: FormValues, fields: readonly OpenField[]): string[] {
  return fields.map(({ field }) => field.field).filter((name) => values.required?.includes(name));
}

function propertiesOf(fields: readonly OpenField[]): JsonSchema {
  const properties: JsonSchema = {};
  for (const { field, value } of fields) {
    if (value !== undefined) properties[field.field] = bare(value);
  }
  return properties;
}

/** The values of a condition in the type of the field that it is about. */
function typed(values: FormValues, field: string, wanted: readonly string[]): unknown[] {
  return values.properties[field]?.type === 'boolean' ? wanted.map((value) => value === 'true') : [...wanted];
}

function conditional(values: FormValues, when: FormCondition, fields: readonly OpenField[]): JsonSchema {
  const conditions = Object.entries(when).map(([name, wanted]) => [name, { enum: typed(values, name, wanted) }]);
  return {
    if: { type: 'object', required: Object.keys(when), properties: Object.fromEntries(conditions) },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: propertiesOf(fields), required: requiredOf(values, fields) },
    else: { propertyNames: { not: { enum: fields.map(({ field }) => field.field) } } },
  };
}

/**
 * The schema of the values of the fields given, and of nothing else: what is closed is not named in it, and a
 * conditional field is rejected while its condition is false.
 */
export function formSchema(values: FormValues, fields: readonly OpenField[]): JsonSchema {
  const always = fields.filter(({ when }) => when === undefined);
  const groups = new Map<string, { when: FormCondition; fields: OpenField[] }>();
  for (const open of fields) {
    if (open.when === undefined) continue;
    const key = JSON.stringify(open.when);
    const group = groups.get(key) ?? { when: open.when, fields: [] };
    group.fields.push(open);
    groups.set(key, group);
  }
  const schema: JsonSchema = {
    type: 'object',
    // An empty "enum" is not a JSON Schema.
    ...(fields.length > 0 ? { propertyNames: { enum: fields.map(({ field }) => field.field) } } : { maxProperties: 0 }),
    properties: propertiesOf(always),
    required: requiredOf(values, always),
  };
  if (groups.size > 0) {
    schema.allOf = [...groups.values()].map((group) => conditional(values, group.when, group.fields));
  }
  return schema;
}
