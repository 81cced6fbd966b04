import type { FormCondition, FormValue } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { formGuards, MOST_FORM_GUARDS } from '../../forms/formVariants.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { joinConditions } from '../../resolve/forms/formSchema.ts';
import { type FormPair, formPairs } from './formParts.ts';

/** The values that a condition may ask for; `undefined` where a field is not one of a few values. */
function choices(value: FormValue | undefined): readonly string[] | undefined {
  if (value?.type === 'boolean') return ['true', 'false'];
  return value?.type === 'string' ? value.enum : undefined;
}

/** Unconditional fields. */
function unconditional({ source }: FormPair): Set<string> {
  const open = source.value.sections.filter(({ when }) => when === undefined).flatMap(({ fields }) => fields);
  return new Set(open.filter(({ when }) => when === undefined).map(({ field }) => field));
}

/** The fields that are shown whenever a field is: those of its section that have no condition of their own. */
function shownWith({ source }: FormPair, field: string): Set<string> {
  const section = source.value.sections.find(({ fields }) => fields.some((each) => each.field === field));
  return new Set(section?.fields.filter(({ when }) => when === undefined).map((each) => each.field));
}

/**
 * A condition names unconditional fields, and values that they can have; that of a rule about `subject` also fields that are
 * shown whenever that one is. `properties`: those that it may name,
 * where they are not the form's own.
 */
export function checkCondition(
  pair: FormPair,
  node: NodePath,
  when: FormCondition | undefined,
  properties: FormPair['values']['value']['properties'] = pair.values.value.properties,
  subject?: string,
): Problem[] {
  const problems: Problem[] = [];
  const isOwn = properties === pair.values.value.properties;
  for (const [name, values] of Object.entries(when ?? {})) {
    const place = pair.source.keyPlace([...node, 'when', name]);
    if (!Object.hasOwn(properties, name)) {
      const what = `The form's schema has no property "${name}".`;
      problems.push(problem('unknown-field', place, what, suggest(name, Object.keys(properties), 'property')));
      continue;
    }
    const known = choices(properties[name]);
    if (known === undefined) {
      const what = `"${name}" has no fixed set of values.`;
      problems.push(problem('field-kind', place, what, 'Use a property with an enum, or a boolean.'));
      continue;
    }
    if (isOwn && !unconditional(pair).has(name) && !(subject && shownWith(pair, subject).has(name))) {
      const what = `"${name}" itself has a condition.`;
      problems.push(problem('form-condition', place, what, 'Use a field that has no condition itself.'));
    }
    for (const [index, value] of values.entries()) {
      if (known.includes(value)) continue;
      const what = `"${name}" of the form "${pair.name}" is never "${value}".`;
      const valuePlace = pair.source.place([...node, 'when', name, index]);
      problems.push(problem('unknown-condition-value', valuePlace, what, suggest(value, known, 'value')));
    }
  }
  return problems;
}

function checkJoined(pair: FormPair, node: NodePath, outer?: FormCondition, inner?: FormCondition): Problem[] {
  const joined = joinConditions(outer, inner);
  if (Object.values(joined ?? {}).every((values) => values.length > 0)) return [];
  const what = 'This condition and the condition of its section are never true together.';
  const place = pair.source.keyPlace([...node, 'when']);
  return [problem('form-condition', place, what, 'Correct one of the two, or remove the field.')];
}

/** Conditions depend on unconditional fields, and the form does not have too many variants. */
export function checkFormConditions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const pair of formPairs(draft)) {
    for (const [index, section] of pair.source.value.sections.entries()) {
      const node = ['sections', index];
      problems.push(...checkCondition(pair, node, section.when));
      for (const [position, field] of section.fields.entries()) {
        const fieldNode = [...node, 'fields', position];
        problems.push(...checkCondition(pair, fieldNode, field.when));
        problems.push(...checkJoined(pair, fieldNode, section.when, field.when));
      }
    }
    const guards = formGuards(pair).length;
    if (guards <= MOST_FORM_GUARDS) continue;
    const what = `The form has ${guards} different guards; each one can double the number of validators.`;
    const fix = `Use at most ${MOST_FORM_GUARDS}, or split the form in two.`;
    problems.push(problem('form-variants', pair.source.keyPlace(['sections']), what, fix));
  }
  return problems;
}
