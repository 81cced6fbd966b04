import { createHash } from 'node:crypto';
import { AREA_LEVELS } from '#contract/addresses/areaLevels.ts';
import type {
  ResolvedForm,
  ResolvedFormField,
  ResolvedFormSection,
  ResolvedFormStep,
} from '#contract/generated/api.ts';
import type { FormCondition, FormField, FormPart, FormRule, FormStep, FormValue } from '#contract/generated/config.ts';
import type { FormDeclaration } from '../../config.ts';
import type { Admits } from './FormPiece.ts';
import { formKey, formOptions, partValues } from './formLabels.ts';
import { formSchema, joinConditions } from './formSchema.ts';
import { type OpenField, openField, openVariant } from './openField.ts';

interface OpenSection {
  readonly section: FormDeclaration['source']['value']['sections'][number];
  readonly fields: readonly OpenField[];
}

function openSections({ source, values }: FormDeclaration, admits: Admits): OpenSection[] {
  const { form, sections } = source.value;
  const open: OpenSection[] = [];
  for (const [index, declared] of sections.entries()) {
    const node = ['sections', index];
    const path = `forms.${form}.sections.${declared.id}`;
    if (!admits({ node, path, guard: declared.guard })) continue;
    const fields: OpenField[] = [];
    for (const [position, field] of declared.fields.entries()) {
      const place = { node: [...node, 'fields', position], path: `forms.${form}.fields.${field.field}` };
      const resource = field.type === 'relation' ? { resource: field.resource } : {};
      if (!admits({ ...place, guard: field.guard, ...resource })) continue;
      const own = openField(field, values.properties[field.field], place, admits);
      if (own !== undefined) fields.push({ ...own, when: joinConditions(declared.when, field.when) });
    }
    const help = openVariant(declared.variants, { node, path }, admits)?.help;
    open.push({ section: { ...declared, ...(help && { help }) }, fields });
  }
  return withoutLost(open);
}

/** The open fields of sections, with the schemas of their values. */
function openValues(sections: readonly OpenSection[]): ReadonlyMap<string, FormValue | undefined> {
  return new Map(sections.flatMap(({ fields }) => fields.map(({ field, value }) => [field.field, value])));
}

/** The values of a condition, or of a rule, that a field can have for the person. */
function possible(values: readonly string[], value: FormValue | undefined): string[] {
  const options = value?.type === 'string' ? value.enum : undefined;
  return values.filter((wanted) => options?.includes(wanted) ?? true);
}

/** A condition without closed options; `undefined` where it can never hold. */
function openCondition(
  when: FormCondition,
  values: ReadonlyMap<string, FormValue | undefined>,
): FormCondition | undefined {
  const open: FormCondition = {};
  for (const [field, wanted] of Object.entries(when)) {
    const left = values.has(field) ? possible(wanted, values.get(field)) : [];
    if (left.length === 0) return undefined;
    open[field] = left;
  }
  return open;
}

/** Without fields whose condition is about something closed: it can never hold. */
function withoutLost(sections: readonly OpenSection[]): OpenSection[] {
  const values = openValues(sections);
  const left = sections.map(({ section, fields }) => ({
    section,
    fields: fields.flatMap((open): OpenField[] => {
      if (open.when === undefined) return [open];
      const when = openCondition(open.when, values);
      return when === undefined ? [] : [{ ...open, when }];
    }),
  }));
  return left.filter(({ fields }) => fields.length > 0);
}

function dayBounds({
  min,
  max,
}: Pick<Extract<FormField, { type: 'date' }>, 'min' | 'max'>): Partial<ResolvedFormField> {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** What is left of a rule where some fields are closed; `undefined` where it has nothing to hold against. */
function openRule(rule: FormRule, open: ReadonlySet<string>): FormRule | undefined {
  if (rule.rule === 'unique') return open.has(rule.each) ? rule : undefined;
  if (rule.rule === 'sum')
    return open.has(rule.each) && (rule.than === undefined || open.has(rule.than)) ? rule : undefined;
  // The parts of a list have no guards of their own.
  if (rule.each !== undefined) return open.has(rule.each) ? rule : undefined;
  if (rule.rule === 'match') return open.has(rule.field) ? rule : undefined;
  if (rule.rule === 'compare') return open.has(rule.field) && open.has(rule.than) ? rule : undefined;
  const fields = rule.fields.filter((field) => open.has(field));
  return fields.length < (rule.rule === 'any_of' ? 1 : 2) ? undefined : { ...rule, fields };
}

/** The rules of a form about the fields that are open, while conditions hold that are open. */
function openRules(rules: readonly FormRule[], open: ReadonlyMap<string, FormValue | undefined>): FormRule[] {
  const names = new Set(open.keys());
  return rules.flatMap((declared): FormRule[] => {
    const isOfItems = 'each' in declared && declared.rule !== 'unique' && declared.rule !== 'sum';
    const when = declared.when && (isOfItems ? declared.when : openCondition(declared.when, open));
    if (declared.when !== undefined && when === undefined) return [];
    const rule = openRule(when === undefined ? declared : { ...declared, when }, names);
    return rule === undefined ? [] : [rule];
  });
}

/** The parts of an address by which errors are named; in the form they are called as the country calls them. */
const ADDRESS_PARTS = [...AREA_LEVELS.map((level) => `area_${level}`), 'postal_code', 'line'].map((field) => ({
  field,
  label: `addresses.${field}`,
}));

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
  if ('fills' in field && field.fills !== undefined) resolved.fills = field.fills;
  if ('up_to' in field && field.up_to !== undefined) resolved.up_to = field.up_to;
  if ('live' in field && field.live !== undefined) resolved.live = field.live;
  if ('check' in field && field.check !== undefined) resolved.check = field.check;
  if ('of_record' in field && field.of_record !== undefined) resolved.of_record = field.of_record;
  if ('of_review' in field && field.of_review !== undefined) resolved.of_review = field.of_review;
  if ('rows' in field && field.rows !== undefined) resolved.rows = field.rows;
  if ('accept' in field) resolved.accept = field.accept;
  if ('resource' in field) resolved.resource = field.resource;
  if (field.type === 'address') {
    if (field.country !== undefined) resolved.country = field.country;
    if (field.country_field !== undefined) resolved.country_field = field.country_field;
    resolved.fields = ADDRESS_PARTS.map((part) => ({ ...part, type: 'text', width: 'full' }));
  }
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

/** The steps that have an open section. */
function openSteps(declared: readonly FormStep[], sections: readonly OpenSection[]): ResolvedFormStep[] {
  const open = new Set(sections.map(({ section }) => section.id));
  return declared.flatMap(({ id, label, sections: own }) =>
    label !== undefined && own.some((section) => open.has(section)) ? [{ id, label }] : [],
  );
}

/** A form of these sections, and the schema of exactly their values. */
function describeForm({ values, source }: FormDeclaration, sections: readonly OpenSection[]): ResolvedForm {
  const schema = formSchema(
    values,
    sections.flatMap(({ fields }) => fields),
  );
  const rules = openRules(source.value.rules ?? [], openValues(sections));
  const declared = source.value.steps ?? [];
  const steps = openSteps(declared, sections);
  return {
    form: source.value.form,
    ...(source.value.preview && { preview: source.value.preview }),
    ...(steps.length > 0 && { steps }),
    ...(rules.length > 0 && { rules }),
    schema,
    validator: schemaName(schema),
    sections: sections.map(({ section, fields }) => {
      const resolved: ResolvedFormSection = {
        id: section.id,
        fields: fields.map(({ field, value }) => resolveField(field, value, formKey(source.value.form))),
      };
      if (section.label !== undefined) resolved.label = section.label;
      if (section.help !== undefined) resolved.help = section.help;
      const step = declared.find(({ sections: own }) => own.includes(section.id));
      if (step !== undefined) resolved.step = step.id;
      return resolved;
    }),
  };
}

/** The forms that were described, by what was open of them: all for whom the same is open share one. */
const described = new WeakMap<FormDeclaration, Map<string, ResolvedForm>>();

/** A form with what `admits` lets through, and the schema of exactly those values. The answer is shared: it must not be changed. */
export function resolveForm(form: FormDeclaration, admits: Admits): ResolvedForm {
  // What is open of a form follows from what `admits` returns, in the order of its calls.
  let key = '';
  const sections = openSections(form, (piece) => {
    const isOpen = admits(piece);
    key += isOpen ? '1' : '0';
    return isOpen;
  });
  const known = described.get(form) ?? new Map<string, ResolvedForm>();
  const resolved = known.get(key) ?? describeForm(form, sections);
  described.set(form, known.set(key, resolved));
  return resolved;
}
