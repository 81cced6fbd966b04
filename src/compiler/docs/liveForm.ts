import type { LiveExample } from '#contract/generated/api.ts';
import type { FormCondition, FormField, FormFile, FormRule } from '#contract/generated/config.ts';
import type { Config, FormDeclaration } from '../config.ts';
import { resolveForm } from '../resolve/forms/resolveForm.ts';
import type { KindUse } from './findUses.ts';

function conditionFields(...conditions: readonly (FormCondition | undefined)[]): string[] {
  return conditions.flatMap((when) => Object.keys(when ?? {}));
}

/** The top-level fields that a rule is about. */
function ruleFields(rule: FormRule): string[] {
  if (rule.rule === 'unique') return [rule.each, ...conditionFields(rule.when)];
  if (rule.rule === 'sum') return [rule.each, ...(rule.than ? [rule.than] : []), ...conditionFields(rule.when)];
  if (rule.each !== undefined) return [rule.each];
  const own = 'fields' in rule ? rule.fields : [rule.field, ...(rule.rule === 'compare' ? [rule.than] : [])];
  return [...own, ...conditionFields(rule.when)];
}

/** The fields of a form that an example shows: the named ones, and those that their conditions are about. */
function shownNames({ sections }: FormFile, named: readonly string[]): ReadonlySet<string> {
  const shown = new Set(named);
  for (const { when, fields } of sections) {
    for (const field of fields)
      if (named.includes(field.field)) for (const other of conditionFields(when, field.when)) shown.add(other);
  }
  return shown;
}

/** A field without the button by which an outside service checks it: an example is of no action. */
function withoutCheck(field: FormField): FormField {
  if (!('check' in field)) return field;
  const { check: _check, ...own } = field;
  return own;
}

/** A part of a form: these fields, and one rule if there is one. */
function excerpt(form: FormFile, named: readonly string[], rule?: FormRule): FormFile {
  const { steps: _steps, preview: _preview, rules: _rules, ...whole } = form;
  const shown = shownNames(form, named);
  const sections = whole.sections.map(({ label: _label, help: _help, variants: _variants, ...section }) => ({
    ...section,
    fields: section.fields.filter(({ field }) => shown.has(field)).map(withoutCheck),
  }));
  return { ...whole, sections: sections.filter(({ fields }) => fields.length > 0), ...(rule && { rules: [rule] }) };
}

/**
 * A field or a rule of a form with the fields that it is about, to try: the rule is decided by the function that decides it
 * in the form and on the server. A field that reads records, files or areas has those of the reader.
 */
export function liveForm(config: Config, { source, path }: KindUse): LiveExample | undefined {
  const form = source.value as FormFile;
  const declared = config.forms.get(form.form);
  if (declared === undefined) return undefined;
  const [part, first, , second] = path;
  const rule = part === 'rules' && typeof first === 'number' ? form.rules?.[first] : undefined;
  const section = part === 'sections' && typeof first === 'number' ? form.sections[first] : undefined;
  const field = typeof second === 'number' ? section?.fields[second] : undefined;
  const named = rule === undefined ? (field === undefined ? [] : [field.field]) : ruleFields(rule);
  if (named.length === 0) return undefined;
  return excerptOf(declared, named, rule);
}

/** A rule that no form has, to try in the first form that has the fields that it is about. */
export function liveRule(config: Config, rule: FormRule): LiveExample | undefined {
  const named = ruleFields(rule);
  const declared = [...config.forms.values()].find(({ source }) => {
    const fields = new Set(source.value.sections.flatMap((section) => section.fields).map(({ field }) => field));
    return named.every((name) => fields.has(name));
  });
  return declared && excerptOf(declared, named, rule);
}

function excerptOf(declared: FormDeclaration, named: readonly string[], rule: FormRule | undefined): LiveExample {
  const value = excerpt(declared.source.value, named, rule);
  return { form: resolveForm({ ...declared, source: { ...declared.source, value } }, () => true) };
}

/** The whole form of a step, to go through step by step. */
export function liveSteps(config: Config, { source, path }: KindUse): LiveExample | undefined {
  const declared = path[0] === 'steps' ? config.forms.get((source.value as FormFile).form) : undefined;
  if (declared === undefined) return undefined;
  const { preview: _preview, ...value } = declared.source.value;
  const sections = value.sections.map((section) => ({ ...section, fields: section.fields.map(withoutCheck) }));
  const whole = { ...declared, source: { ...declared.source, value: { ...value, sections } } };
  return { form: resolveForm(whole, () => true) };
}
