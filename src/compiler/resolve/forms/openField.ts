import type {
  FormCondition,
  FormField,
  FormPart,
  FormValue,
  FormVariant,
  TextFormVariant,
} from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';
import { groupsOf } from '../fields/offeredValues.ts';
import type { Admits } from './FormPiece.ts';
import { partValues } from './formLabels.ts';

/** A field of a form as one person has it. */
export interface OpenField {
  /** Without what is closed of it: its texts are those of the first open variant. */
  readonly field: FormField;
  /** The schema of its value: only the options that are open, in the format of the first open variant. */
  readonly value: FormValue | undefined;
  /** The section's condition and its own; `undefined` without a condition. */
  readonly when: FormCondition | undefined;
}

/** Where a field is declared, and its name for people. */
interface FieldPlace {
  readonly node: NodePath;
  readonly path: string;
}

/** A value that may only be one of some options. */
function withOptions(value: FormValue | undefined, options: string[]): FormValue | undefined {
  if (value?.type === 'string') return { ...value, enum: options };
  if (value?.type === 'array' && value.items.type === 'string') {
    return { ...value, items: { ...value.items, enum: options } };
  }
  return value;
}

/** A list or group whose items have only these properties. */
function withParts(value: FormValue | undefined, parts: Readonly<Record<string, FormValue>>): FormValue | undefined {
  if (value?.type === 'array' && value.items.type === 'object') {
    return { ...value, items: withParts(value.items, parts) as typeof value.items };
  }
  if (value?.type !== 'object') return value;
  const required = value.required?.filter((name) => Object.hasOwn(parts, name));
  return { ...value, ...(required && { required }), properties: parts as typeof value.properties };
}

/** The schema of a text in one of its formats; without a name in none of them. */
function withFormat(value: FormValue | undefined, name: string | undefined): FormValue | undefined {
  if (value?.type !== 'string' || value['x-formats'] === undefined) return value;
  const { 'x-formats': formats, ...text } = value;
  const format = name !== undefined && Object.hasOwn(formats, name) ? formats[name] : undefined;
  return { ...text, ...format };
}

/** The first variant that is open, of a field or a section. */
export function openVariant<Variant extends FormVariant>(
  variants: readonly Variant[] | undefined,
  { node, path }: FieldPlace,
  admits: Admits,
): Variant | undefined {
  return variants?.find(({ guard }, index) =>
    admits({ node: [...node, 'variants', index], path: `${path}.variants.${index}`, guard }),
  );
}

/** The options that are open of a field: `undefined` where it has all values of its schema. */
function openOptions(field: FormField | FormPart, { node, path }: FieldPlace, admits: Admits): string[] | undefined {
  if (!('values' in field) || field.values === undefined) return undefined;
  const open = groupsOf(field.values).filter((group) =>
    admits({ node: [...node, ...group.node], path: `${path}.values.${group.values.join(',')}`, guard: group.guard }),
  );
  return [...new Set(open.flatMap(({ values }) => values))];
}

interface OpenPart<Field> {
  readonly field: Field;
  readonly value: FormValue | undefined;
}

/** A field with its open options; `undefined` where all of its options are closed. */
function withOpenOptions<Field extends FormField | FormPart>(
  field: Field,
  value: FormValue | undefined,
  place: FieldPlace,
  admits: Admits,
): OpenPart<Field> | undefined {
  const options = openOptions(field, place, admits);
  if (options === undefined) return { field, value };
  return options.length === 0 ? undefined : { field, value: withOptions(value, options) };
}

/** A list or group with the parts that are open; any other field as it is. */
function withOpenParts(
  field: FormField,
  value: FormValue | undefined,
  { node, path }: FieldPlace,
  admits: Admits,
): OpenPart<FormField> {
  if (!('fields' in field)) return { field, value };
  const values = partValues(value);
  const open = field.fields.flatMap((part, index) => {
    const place = { node: [...node, 'fields', index], path: `${path}.fields.${part.field}` };
    if (part.type === 'relation' && !admits({ ...place, guard: undefined, resource: part.resource })) return [];
    return withOpenOptions(part, values[part.field], place, admits) ?? [];
  });
  if (open.every((part) => part.value === values[part.field.field]) && open.length === field.fields.length)
    return { field, value };
  const properties = open.flatMap((part) =>
    part.value === undefined ? [] : [[part.field.field, part.value] as const],
  );
  return {
    field: { ...field, fields: open.map((part) => part.field) },
    value: withParts(value, Object.fromEntries(properties)),
  };
}

/** A field as a person has it, whose own guard is open; `undefined` where nothing of it can be chosen. */
export function openField(
  declared: FormField,
  value: FormValue | undefined,
  place: FieldPlace,
  admits: Admits,
): OpenPart<FormField> | undefined {
  const open = withOpenOptions(declared, value, place, admits);
  if (open === undefined) return undefined;
  const inside = withOpenParts(open.field, open.value, place, admits);
  const variant: TextFormVariant | undefined = openVariant<TextFormVariant>(declared.variants, place, admits);
  const { help, placeholder, format } = variant ?? {};
  return {
    field: { ...inside.field, ...(help && { help }), ...(placeholder && { placeholder }) },
    value: withFormat(inside.value, format),
  };
}
