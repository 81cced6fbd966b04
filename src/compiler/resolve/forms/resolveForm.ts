import { createHash } from 'node:crypto';
import type { ResolvedForm, ResolvedFormField, ResolvedFormSection } from '#contract/generated/api.ts';
import type { FormField, FormPart, FormRule, FormValue, Guard } from '#contract/generated/config.ts';
import type { FormDeclaration, NodePath } from '../../config.ts';
import { formKey, formOptions, partValues } from './formLabels.ts';
import { formSchema, joinConditions, type OpenField } from './formSchema.ts';

/** Something of a form that may be closed. */
export interface FormPiece {
  readonly node: NodePath;
  /** Its name for people. */
  readonly path: string;
  readonly guard: Guard | undefined;
  /** The resource that it picks a record from; without it the field is hidden. */
  readonly resource?: string;
}

/** Whether something of a form is open. */
export type Admits = (piece: FormPiece) => boolean;

interface OpenSection {
  readonly section: FormDeclaration['source']['value']['sections'][number];
  readonly fields: readonly OpenField[];
}

function openSections({ source }: FormDeclaration, admits: Admits): OpenSection[] {
  const { form, sections } = source.value;
  const open: OpenSection[] = [];
  for (const [index, section] of sections.entries()) {
    const node = ['sections', index];
    if (!admits({ node, path: `forms.${form}.sections.${section.id}`, guard: section.guard })) continue;
    const fields = section.fields.filter((field, position) =>
      admits({
        node: [...node, 'fields', position],
        path: `forms.${form}.fields.${field.field}`,
        guard: field.guard,
        ...(field.type === 'relation' && { resource: field.resource }),
      }),
    );
    open.push({ section, fields: fields.map((field) => ({ field, when: joinConditions(section.when, field.when) })) });
  }
  return withoutLost(open);
}

/** Without fields whose condition is about a closed one: it can never hold. */
function withoutLost(sections: readonly OpenSection[]): OpenSection[] {
  const shown = new Set(sections.flatMap(({ fields }) => fields.map(({ field }) => field.field)));
  const left = sections.map(({ section, fields }) => ({
    section,
    fields: fields.filter(({ when }) => Object.keys(when ?? {}).every((name) => shown.has(name))),
  }));
  return left.filter(({ fields }) => fields.length > 0);
}

function dayBounds({
  min,
  max,
}: Pick<Extract<FormField, { type: 'date' }>, 'min' | 'max'>): Partial<ResolvedFormField> {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The rules of a form about the fields that are open: without one of its fields, a comparison has nothing to hold against. */
function openRules(rules: readonly FormRule[], open: ReadonlySet<string>): FormRule[] {
  return rules.flatMap((rule): FormRule[] => {
    // The parts of a list have no guards of their own.
    if (rule.each !== undefined) return open.has(rule.each) ? [rule] : [];
    if (!Object.keys(rule.when ?? {}).every((field) => open.has(field))) return [];
    if (rule.rule === 'any_of') {
      const fields = rule.fields.filter((field) => open.has(field));
      return fields.length === 0 ? [] : [{ ...rule, fields }];
    }
    const isOpen = open.has(rule.field) && (rule.rule !== 'compare' || open.has(rule.than));
    return isOpen ? [rule] : [];
  });
}

function resolveField(field: FormField | FormPart, value: FormValue | undefined, above: string): ResolvedFormField {
  const key = `${above}.${field.field}`;
  const resolved: ResolvedFormField = {
    type: field.type,
    field: field.field,
    label: field.label ?? key,
    width: field.width ?? 'full',
  };
  if (field.help !== undefined) resolved.help = field.help;
  if ('placeholder' in field && field.placeholder !== undefined) resolved.placeholder = field.placeholder;
  if ('secret' in field && field.secret !== undefined) resolved.secret = field.secret;
  if ('up_to' in field && field.up_to !== undefined) resolved.up_to = field.up_to;
  if ('live' in field && field.live !== undefined) resolved.live = field.live;
  if ('rows' in field && field.rows !== undefined) resolved.rows = field.rows;
  if ('accept' in field) resolved.accept = field.accept;
  if ('resource' in field) resolved.resource = field.resource;
  if (field.type === 'date') Object.assign(resolved, dayBounds(field));
  if (field.type === 'money' && value?.type === 'string' && value['x-allows-zero'] === true)
    resolved.allows_zero = true;
  if (field.type === 'date-range') Object.assign(resolved, { presets: field.presets, max_days: field.max_days });
  if (field.type === 'emails' && value?.type === 'array') resolved.max_items = value.maxItems;
  if (field.type === 'list') {
    Object.assign(resolved, { add: field.add, item: field.item, ...(field.file && { from_file: true }) });
    if (field.file_name !== undefined) resolved.file_name = field.file_name;
    if (field.total !== undefined) resolved.total = field.total;
    if (field.charges !== undefined) resolved.charges = field.charges;
    if (value?.type === 'array') resolved.max_items = value.maxItems;
  }
  const options = formOptions(field, value, key);
  if (options !== undefined) resolved.options = options;
  if ('fields' in field) {
    const parts = partValues(value);
    resolved.fields = field.fields.map((part) => resolveField(part, parts[part.field], key));
  }
  return resolved;
}

/** The name of a schema, under which its validator is cached. */
function schemaName(schema: object): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('base64url').slice(0, 22);
}

/** A form of these sections, and the schema of exactly their values. */
function describeForm({ values, source }: FormDeclaration, sections: readonly OpenSection[]): ResolvedForm {
  const schema = formSchema(
    values,
    sections.flatMap(({ fields }) => fields),
  );
  const open = new Set(sections.flatMap(({ fields }) => fields.map(({ field }) => field.field)));
  const rules = openRules(source.value.rules ?? [], open);
  return {
    form: source.value.form,
    ...(rules.length > 0 && { rules }),
    schema,
    validator: schemaName(schema),
    sections: sections.map(({ section, fields }) => {
      const resolved: ResolvedFormSection = {
        id: section.id,
        fields: fields.map(({ field }) =>
          resolveField(field, values.properties[field.field], formKey(source.value.form)),
        ),
      };
      if (section.label !== undefined) resolved.label = section.label;
      if (section.help !== undefined) resolved.help = section.help;
      return resolved;
    }),
  };
}

/** The forms that were described, by what was open of them: all for whom the same is open share one. */
const described = new WeakMap<FormDeclaration, Map<string, ResolvedForm>>();

/** A form with what `admits` lets through, and the schema of exactly those values. The answer is shared: it must not be changed. */
export function resolveForm(form: FormDeclaration, admits: Admits): ResolvedForm {
  const sections = openSections(form, admits);
  const open = sections.map(({ section, fields }) => `${section.id}:${fields.map(({ field }) => field.field)}`);
  const key = open.join(';');
  const known = described.get(form) ?? new Map<string, ResolvedForm>();
  const resolved = known.get(key) ?? describeForm(form, sections);
  described.set(form, known.set(key, resolved));
  return resolved;
}
