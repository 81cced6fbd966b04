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
  if (rule.rule === 'any_of') return rule.fields.map((field, index) => [['fields', index], field] as const);
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
  if (rule.one_of === undefined && rule.format === undefined) {
    const what = 'This rule allows any value.';
    return [problem('form-rule', pair.source.keyPlace(node), what, 'Add "one_of" or "format".')];
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

function checkWords(draft: Draft, { pair, node, rule }: RulePlace): Problem[] {
  const words = draft.words.get(KEY_LANGUAGE);
  const key = `form_errors.${rule.code}`;
  if (words === undefined || Object.hasOwn(words.value, key)) return [];
  const fix = `Add "${key}" to every file of locales/.`;
  return [
    problem('unknown-locale-key', pair.source.place([...node, 'code']), `There is no text with the key "${key}".`, fix),
  ];
}

/** The list that a rule is about each item of. */
function checkEach({ pair, node, rule: { each } }: RulePlace): Problem[] {
  if (each === undefined || pair.values.value.properties[each]?.type === 'array') return [];
  const place = pair.source.place([...node, 'each']);
  return [problem('unknown-field', place, `The form's schema has no list "${each}".`, 'Name a list of the form.')];
}

function checkRule(draft: Draft, place: RulePlace): Problem[] {
  const { pair, node, rule, properties } = place;
  return [
    ...checkEach(place),
    ...checkNames(place),
    ...checkCondition(pair, node, rule.when, properties, 'field' in rule ? rule.field : undefined),
    ...(rule.rule === 'compare' ? checkCompared({ ...place, rule }) : []),
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
