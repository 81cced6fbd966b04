import type { FormCondition, FormRule, ResolvedForm } from '../generated/api.ts';
import { FORM_FORMATS } from './formFormats.ts';
import { LONGEST_PATTERNED } from './formPatterns.ts';
import type { ValidationError } from './validationError.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field is filled in with something that can be compared. Other values fail the schema. */
function isGiven(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

function applies(when: FormCondition | undefined, values: Values): boolean {
  return Object.entries(when ?? {}).every(([field, wanted]) => {
    const value = values[field];
    return isGiven(value) && wanted.includes(String(value));
  });
}

/** Less than zero, zero or more than zero, as a comparator answers; `undefined` where the two cannot be compared. */
function compare(value: unknown, other: unknown): number | undefined {
  if (!isGiven(value) || !isGiven(other)) return undefined;
  const [one, two] = [String(value), String(other)];
  if (FORM_FORMATS.date.test(one) && FORM_FORMATS.date.test(two)) return one < two ? -1 : Number(one > two);
  // Amounts have at most twelve digits and two decimals, which a number holds exactly enough to be put in order.
  const difference = Number(one) - Number(two);
  return Number.isNaN(difference) ? undefined : difference;
}

const HOLDS: Readonly<Record<Extract<FormRule, { rule: 'compare' }>['is'], (order: number) => boolean>> = {
  at_least: (order) => order >= 0,
  at_most: (order) => order <= 0,
  above: (order) => order > 0,
  below: (order) => order < 0,
};

const patterns = new Map<string, RegExp>();

/** Whether a text matches a pattern of the config. The check of the config has found it to take linear time. */
function matches(pattern: string, text: string): boolean {
  if (text.length > LONGEST_PATTERNED) return false;
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

function isMatched(rule: Extract<FormRule, { rule: 'match' }>, value: unknown): boolean {
  if (!isGiven(value)) return true;
  const text = String(value);
  if (rule.one_of !== undefined && !rule.one_of.includes(text)) return false;
  if (rule.format === 'country') return FORM_FORMATS.country.test(text);
  if (rule.format === 'passport') return /^[A-Za-z0-9]{8,9}$/.test(text) && /[A-Za-z]/.test(text) && /\d/.test(text);
  if (rule.pattern !== undefined && !matches(rule.pattern, text)) return false;
  if (rule.format !== 'integer') return true;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = rule;
  return /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

/** Whether a field is filled in, with a text or with several values. */
function isFilled(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isGiven(value) && value !== false;
  return Object.keys(value).length > 0;
}

type RuleOf<Kind extends FormRule['rule']> = Extract<FormRule, { rule: Kind }>;

/** The fields of a rule that break it, given the values beside them. */
function brokenFields(rule: Exclude<FormRule, RuleOf<'unique' | 'sum'>>, values: Values): readonly string[] {
  switch (rule.rule) {
    case 'any_of':
      return rule.fields.some((field) => isFilled(values[field])) ? [] : rule.fields.slice(0, 1);
    case 'only_one':
      return rule.fields.filter((field) => isFilled(values[field])).slice(1, 2);
    case 'together': {
      const empty = rule.fields.filter((field) => !isFilled(values[field]));
      return empty.length < rule.fields.length ? empty : [];
    }
    case 'differ':
      return rule.fields.filter((field, index) => {
        const value = values[field];
        return isGiven(value) && rule.fields.slice(0, index).some((earlier) => values[earlier] === value);
      });
    case 'match':
      return isMatched(rule, values[rule.field]) ? [] : [rule.field];
    case 'compare': {
      const order = compare(values[rule.field], values[rule.than]);
      return order === undefined || HOLDS[rule.is](order) ? [] : [rule.field];
    }
  }
}

function errorsIn(rule: Exclude<FormRule, RuleOf<'unique' | 'sum'>>, values: Values): ValidationError[] {
  if (!applies(rule.when, values)) return [];
  return brokenFields(rule, values).map((field) => ({ path: [field], code: rule.code }));
}

function isMap(values: unknown): values is Values {
  return typeof values === 'object' && values !== null && !Array.isArray(values);
}

function itemsOf(values: Values, list: string): readonly unknown[] {
  const items = values[list];
  return Array.isArray(items) ? items : [];
}

/** The values of one field in the items of a list, each with its place; without those that are left empty. */
function column(rule: RuleOf<'unique' | 'sum'>, values: Values): { value: string | number; path: string[] }[] {
  return itemsOf(values, rule.each).flatMap((item, index) => {
    const value = isMap(item) ? item[rule.field] : undefined;
    return isGiven(value) && typeof value !== 'boolean' ? [{ value, path: [rule.each, `${index}`, rule.field] }] : [];
  });
}

function repeated(rule: RuleOf<'unique'>, values: Values): ValidationError[] {
  const seen = new Set<string>();
  return column(rule, values).flatMap(({ value, path }) => {
    const isRepeated = seen.has(String(value));
    seen.add(String(value));
    return isRepeated ? [{ path, code: rule.code }] : [];
  });
}

/** Ten-thousandths of an amount or number, so that sums are exact; `undefined` for what is not one. */
function units(value: unknown): bigint | undefined {
  const number = isGiven(value) && typeof value !== 'boolean' ? Number(value) : Number.NaN;
  return Math.abs(number) < 1e15 ? BigInt(number.toFixed(4).replace('.', '')) : undefined;
}

function overSum(rule: RuleOf<'sum'>, values: Values): ValidationError[] {
  const most = units(rule.at_most ?? (rule.than === undefined ? undefined : values[rule.than]));
  if (most === undefined) return [];
  let total = 0n;
  for (const { value, path } of column(rule, values)) {
    total += units(value) ?? 0n;
    if (total > most) return [{ path, code: rule.code, ...(rule.at_most !== undefined && { limit: rule.at_most }) }];
  }
  return [];
}

function errorsOf(rule: FormRule, values: Values): ValidationError[] {
  if (rule.rule === 'unique') return applies(rule.when, values) ? repeated(rule, values) : [];
  if (rule.rule === 'sum') return applies(rule.when, values) ? overSum(rule, values) : [];
  const { each } = rule;
  if (each === undefined) return errorsIn(rule, values);
  return itemsOf(values, each).flatMap((item, index) =>
    isMap(item) ? errorsIn(rule, item).map((error) => ({ ...error, path: [each, `${index}`, ...error.path] })) : [],
  );
}

/** The values of a choice that the rules of its form allow, given the other values; `undefined` where they allow all. */
export function allowedChoices(
  { rules = [] }: ResolvedForm,
  field: string,
  values: unknown,
): ReadonlySet<string> | undefined {
  if (!isMap(values)) return undefined;
  const lists = rules.flatMap((rule) =>
    rule.rule === 'match' && rule.each === undefined && rule.field === field && applies(rule.when, values)
      ? [rule.one_of ?? []]
      : [],
  );
  const [first, ...others] = lists.filter((list) => list.length > 0);
  return first && new Set(first.filter((value) => others.every((list) => list.includes(value))));
}

/** The rules of a form that its values break, each at one field. Rule forms.rules-between-fields. */
export function ruleErrors({ rules = [] }: ResolvedForm, values: unknown): ValidationError[] {
  if (!isMap(values)) return [];
  return rules.flatMap((rule) => errorsOf(rule, values));
}
