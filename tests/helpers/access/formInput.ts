import fc from 'fast-check';
import type { FormAnswer, ResolvedFormField } from '#contract/generated/api.ts';
import { withCheckDigit } from '../random/withCheckDigit.ts';

/** The part of JSON Schema that forms are written in. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly 'x-own-numbers'?: true;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly { readonly if: Schema; readonly then: Schema }[];
}

/** What filling in a form needs of the app. */
export interface FormHelp {
  readonly currency: string;
  /** The e-mail address of who fills it in: a report goes to members of the business alone. */
  readonly email: string;
  /** A record of a resource, for a field that names one. */
  readonly pick: (resource: string) => Promise<string | undefined>;
  readonly upload: () => Promise<string>;
}

const DAY = 86_400_000;

function day(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

/** What a value must be beyond its schema, by field. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  birth_date: '1990-04-12',
  purchase_date: day(-1),
  transferred_on: day(-1),
  period: '2026-10',
  sender_country: 'SG',
  source: 'transactions',
  tax: '1',
  vat: '1',
};

/** Amounts that no limit of the demo is below, and no balance. */
const AMOUNTS: Readonly<Record<string, string>> = { IDR: '10000', PHP: '100.00', USD: '10.00' };

/** How many texts were made: the same in each run, so that one that is rejected is rejected again. */
let texts = 0;

/** Numbers of a merchant's own that look like a card's, as one in ten does: each is another one. */
function likeCards(): string[] {
  return [15, 16].map((length) => {
    const issuer = length === 15 ? '37' : '4';
    return withCheckDigit(issuer + String(texts).padStart(length - issuer.length - 1, '0'));
  });
}

/** Text that a pattern takes and that no two tries have alike. */
function textOf({ pattern, minLength = 1, maxLength = 40, 'x-own-numbers': isOwn }: Schema): string {
  texts += 1;
  const unique = `T${String(texts).padStart(8, '0')}`;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text));
  const known = [unique, unique.slice(0, maxLength), 'Budi Santoso', 'ID', '10115'];
  for (const text of isOwn ? [...likeCards(), ...known] : known) if (fits(text)) return text;
  if (pattern === undefined) return unique.padEnd(minLength, 'X').slice(0, maxLength);
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 200, seed: texts }).find(fits);
  if (made === undefined) throw new Error(`No text was found for ${pattern}.`);
  return made;
}

async function sampleOf(schema: Schema, field: ResolvedFormField | undefined, help: FormHelp): Promise<unknown> {
  const options = field?.options?.map(({ value }) => value);
  if (schema.const !== undefined) return schema.const;
  if (options?.[0] !== undefined && schema.type !== 'array') return options[0];
  switch (schema.format) {
    case 'email':
      return 'budi@surat.example';
    case 'ip':
    case 'ip_range':
      texts += 1;
      return `198.51.100.${texts % 256}`;
    case 'phone':
      return '+6281234567890';
    case 'decimal':
      return AMOUNTS[help.currency] ?? '10.00';
    case 'date':
      return day(30);
    case 'range':
      return field?.presets?.[0] ?? 'today';
    case 'relation':
      return field?.resource === undefined ? undefined : help.pick(field.resource);
    case 'file':
      return help.upload();
  }
  if (schema.enum !== undefined) return schema.enum.find((value) => value !== null);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'array':
      if (options?.[0] !== undefined) return [options[0]];
      return [await sampleOf(schema.items ?? {}, field, help)];
    case 'object':
      return inputOf(schema, field?.fields ?? [], help);
    default:
      return textOf(schema);
  }
}

async function inputOf(
  { properties = {} }: Schema,
  fields: readonly ResolvedFormField[],
  help: FormHelp,
): Promise<Record<string, unknown>> {
  const examples: Readonly<Record<string, unknown>> = { ...EXAMPLES, recipients: [help.email] };
  const input: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const field = fields.find((candidate) => candidate.field === name);
    const made = sampleOf(schema, field, help);
    const value = name in examples && field?.options === undefined ? examples[name] : await made;
    if (value !== undefined) input[name] = value;
  }
  return input;
}

/** An input that the form's schema takes; what the form begins with stays. */
export async function formInput({ form, values }: FormAnswer, help: FormHelp): Promise<Record<string, unknown>> {
  const fields = form.sections.flatMap((section) => section.fields);
  const kept = Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
  const schema = form.schema as Schema;
  const input = { ...(await inputOf(schema, fields, help)), ...kept };
  // Which fields a form has may depend on the record that it is about, and no other condition is tried.
  const about = new Set(fields.filter(({ of_record }) => of_record).map(({ field }) => field));
  for (const { if: condition, then } of schema.allOf ?? []) {
    const wanted = Object.entries(condition.properties ?? {});
    if (!wanted.every(([name, value]) => about.has(name) && value.enum?.includes(input[name]))) continue;
    Object.assign(input, { ...(await inputOf(then, fields, help)), ...input });
  }
  return input;
}
