import { patternError } from '#contract/forms/formPatterns.ts';
import type { FormRule, FormValue } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { partValues } from '../../resolve/forms/formLabels.ts';
import { checkCondition } from './checkFormConditions.ts';
import { type FormPair, formPairs } from './formParts.ts';

type CompareRule = Extract<FormRule, { rule: 'compare' }>;
type MatchRule = Extract<FormRule, { rule: 'match' }>;
type SumRule = Extract<FormRule, { rule: 'sum' }>;

interface RulePlace<Rule extends FormRule = FormRule> {
  readonly pair: FormPair;
  readonly node: NodePath;
  readonly rule: Rule;
  /** The values that it is about: the form's, or those of each item of a list. */
  readonly properties: Readonly<Record<string, FormValue>>;
}

/** Kinds of values that can be compared; two fields of different kinds cannot. */
function comparableKind(value: FormValue | undefined): 'date' | 'amount' | 'number' | undefined {
  if (value?.type === 'number' || value?.type === 'integer') return 'number';
  if (value?.type !== 'string') return undefined;
  return value.format === 'date' ? 'date' : value.format === 'decimal' ? 'amount' : undefined;
}

function fieldsOf(rule: FormRule): readonly (readonly [path: NodePath, field: string])[] {
  if ('fields' in rule) return rule.fields.map((field, index) => [['fields', index], field] as const);
  const own = [['field'], rule.field] as const;
  return rule.rule === 'compare' ? [own, [['than'], rule.than] as const] : [own];
}

function checkNames({ pair, node, rule, properties }: RulePlace): Problem[] {
  return fieldsOf(rule).flatMap(([path, field]) => {
    if (Object.hasOwn(properties, field)) return [];
    const what = `The form's schema has no property "${field}".`;
    const place = pair.source.place([...node, ...path]);
    return [problem('unknown-field', place, what, suggest(field, Object.keys(properties), 'property'))];
  });
}

function checkCompared({ pair, node, rule, properties }: RulePlace<CompareRule>): Problem[] {
  const [value, other] = [properties[rule.field], properties[rule.than]];
  if (value === undefined || other === undefined) return [];
  const kind = comparableKind(value);
  if (kind !== undefined && kind === comparableKind(other)) return [];
  const what = `"${rule.field}" and "${rule.than}" cannot be compared.`;
  const fix = 'Compare two dates, two amounts or two numbers.';
  return [problem('form-rule', pair.source.place([...node, 'than']), what, fix)];
}

function checkMatched({ pair, node, rule, properties }: RulePlace<MatchRule>): Problem[] {
  const value = properties[rule.field];
  if (value === undefined) return [];
  if (rule.one_of === undefined && rule.format === undefined && rule.pattern === undefined) {
    const what = 'This rule allows any value.';
    return [problem('form-rule', pair.source.keyPlace(node), what, 'Add "one_of", "format" or "pattern".')];
  }
  const wrong = rule.pattern === undefined ? undefined : patternError(rule.pattern);
  if (wrong !== undefined) {
    const fix = 'Write it from ^ to $ in plain classes and counts, such as ^[A-Z]{2}[0-9]{4}$.';
    return [problem('form-rule', pair.source.place([...node, 'pattern']), `This pattern ${wrong}.`, fix)];
  }
  if ((rule.minimum !== undefined || rule.maximum !== undefined) && rule.format !== 'integer') {
    const what = '"minimum" and "maximum" apply to whole numbers only.';
    return [problem('form-rule', pair.source.keyPlace(node), what, 'Add "format: integer".')];
  }
  if (value.type !== 'string') {
    const what = `"${rule.field}" is neither a text nor a choice.`;
    return [problem('form-rule', pair.source.place([...node, 'field']), what, 'Name a text or a choice.')];
  }
  const known = value.enum ?? [];
  return (rule.one_of ?? []).flatMap((option, index) => {
    if (value.enum === undefined || known.includes(option)) return [];
    const what = `"${rule.field}" of the form "${pair.name}" is never "${option}".`;
    const place = pair.source.place([...node, 'one_of', index]);
    return [problem('unknown-condition-value', place, what, suggest(option, known, 'value'))];
  });
}

/** A sum is of amounts or numbers, and has one limit, of the same kind. */
function checkSum({ pair, node, rule, properties }: RulePlace<SumRule>): Problem[] {
  const kind = comparableKind(properties[rule.field]);
  if (properties[rule.field] !== undefined && (kind === undefined || kind === 'date')) {
    const what = `"${rule.field}" cannot be added up.`;
    return [problem('form-rule', pair.source.place([...node, 'field']), what, 'Name an amount or a number.')];
  }
  if ((rule.at_most === undefined) === (rule.than === undefined)) {
    const what = 'A sum has one limit: a number, or a field that holds it.';
    return [problem('form-rule', pair.source.keyPlace(node), what, 'Write "at_most" or "than".')];
  }
  if (rule.than === undefined || kind === undefined) return [];
  const own = pair.values.value.properties;
  const place = pair.source.place([...node, 'than']);
  if (own[rule.than] === undefined) {
    const what = `The form's schema has no property "${rule.than}".`;
    return [problem('unknown-field', place, what, suggest(rule.than, Object.keys(own), 'property'))];
  }
  if (comparableKind(own[rule.than]) === kind) return [];
  const what = `"${rule.field}" and "${rule.than}" cannot be compared.`;
  return [problem('form-rule', place, what, 'Compare two amounts or two numbers.')];
}

function checkWords(draft: Draft, { pair, node, rule }: RulePlace): Problem[] {
  const words = draft.words.get(KEY_LANGUAGE);
  const key = `form_errors.${rule.code}`;
  if (words === undefined || Object.hasOwn(words.value, key)) return [];
  const fix = `Add "${key}" to every file of locales/.`;
  return [
    problem('unknown-locale-key', pair.source.place([...node, 'code']), `There is no text with the key "${key}".`, fix),
  ];
}

/** Whether a rule is about all items of a list together: its condition is then about the form. */
function isOfWholeList(rule: FormRule): boolean {
  return rule.rule === 'unique' || rule.rule === 'sum';
}

/** The list that a rule is about each item of. */
function checkEach({ pair, node, rule: { each } }: RulePlace): Problem[] {
  if (each === undefined || pair.values.value.properties[each]?.type === 'array') return [];
  const place = pair.source.place([...node, 'each']);
  return [problem('unknown-field', place, `The form's schema has no list "${each}".`, 'Name a list of the form.')];
}

function checkRule(draft: Draft, place: RulePlace): Problem[] {
  const { pair, node, rule, properties } = place;
  const conditional = isOfWholeList(rule) ? pair.values.value.properties : properties;
  return [
    ...checkEach(place),
    ...checkNames(place),
    ...checkCondition(pair, node, rule.when, conditional, 'field' in rule ? rule.field : undefined),
    ...(rule.rule === 'compare' ? checkCompared({ ...place, rule }) : []),
    ...(rule.rule === 'sum' ? checkSum({ ...place, rule }) : []),
    ...(rule.rule === 'match' ? checkMatched({ ...place, rule }) : []),
    ...checkWords(draft, place),
  ];
}

/** Rules are about fields that the form has and that can be compared, and their errors have texts. */
export function checkFormRules(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const pair of formPairs(draft)) {
    const own = pair.values.value.properties;
    for (const [index, rule] of (pair.source.value.rules ?? []).entries()) {
      const properties = rule.each === undefined ? own : partValues(own[rule.each]);
      problems.push(...checkRule(draft, { pair, node: ['rules', index], rule, properties }));
    }
  }
  return problems;
}
