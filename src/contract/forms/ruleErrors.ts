import type { FormCondition, FormRule, ResolvedForm } from '../generated/api.ts';
import { FORM_FORMATS } from './formFormats.ts';
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

function isMatched(rule: Extract<FormRule, { rule: 'match' }>, value: unknown): boolean {
  if (!isGiven(value)) return true;
  const text = String(value);
  if (rule.one_of !== undefined && !rule.one_of.includes(text)) return false;
  if (rule.format === 'country') return FORM_FORMATS.country.test(text);
  if (rule.format === 'passport') return /^[A-Za-z0-9]{8,9}$/.test(text) && /[A-Za-z]/.test(text) && /\d/.test(text);
  if (rule.format !== 'integer') return true;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = rule;
  return /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

function errorOf(rule: FormRule, values: Values): ValidationError | undefined {
  if (!applies(rule.when, values)) return undefined;
  const { code } = rule;
  if (rule.rule === 'any_of') {
    const [first = ''] = rule.fields;
    return rule.fields.some((field) => isGiven(values[field])) ? undefined : { path: [first], code };
  }
  if (rule.rule === 'match') return isMatched(rule, values[rule.field]) ? undefined : { path: [rule.field], code };
  const order = compare(values[rule.field], values[rule.than]);
  return order === undefined || HOLDS[rule.is](order) ? undefined : { path: [rule.field], code };
}

function isMap(values: unknown): values is Values {
  return typeof values === 'object' && values !== null && !Array.isArray(values);
}

/** The errors of each item of the list that a rule is about. */
function errorsOfEach(rule: FormRule, list: string, items: unknown): ValidationError[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index): ValidationError[] => {
    const error = isMap(item) ? errorOf(rule, item) : undefined;
    return error === undefined ? [] : [{ ...error, path: [list, `${index}`, ...error.path] }];
  });
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
  return rules.flatMap((rule) =>
    rule.each === undefined ? (errorOf(rule, values) ?? []) : errorsOfEach(rule, rule.each, values[rule.each]),
  );
}
