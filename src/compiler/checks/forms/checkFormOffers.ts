import type { FormValue, Guard, TextFormVariant } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { groupsOf } from '../../resolve/fields/offeredValues.ts';
import { type FactValues, factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, formulaOf, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { type FormPair, type FormUse, formPairs, formUses } from './formParts.ts';

/** What a field gives to some: its options, or the formats of its text. */
interface Offers {
  readonly use: FormUse;
  /** The key under which they are declared. */
  readonly key: 'values' | 'variants';
  readonly noun: 'option' | 'format';
  readonly known: readonly string[];
  readonly given: readonly {
    readonly name: string;
    readonly guard: Guard | undefined;
    readonly node: FormUse['node'];
  }[];
}

function optionsOf(use: FormUse): Offers | undefined {
  const { field, value } = use;
  if (!('values' in field) || field.values === undefined) return undefined;
  const text: FormValue | undefined = value?.type === 'array' ? value.items : value;
  if (text?.type !== 'string' || text.enum === undefined) return undefined;
  const given = groupsOf(field.values).flatMap(({ values, guard, node }) =>
    values.map((name, index) => ({ name, guard, node: guard === undefined ? node : [...node, 'values', index] })),
  );
  return { use, key: 'values', noun: 'option', known: text.enum, given };
}

function formatsOf(use: FormUse): Offers | undefined {
  const { field, value } = use;
  const variants: readonly TextFormVariant[] = ('variants' in field && field.variants) || [];
  const formats = (value?.type === 'string' && value['x-formats']) || {};
  const given = variants.flatMap(({ format, guard }, index) =>
    format === undefined ? [] : [{ name: format, guard, node: ['variants', index, 'format'] }],
  );
  if (given.length === 0 && Object.keys(formats).length === 0) return undefined;
  return { use, key: 'variants', noun: 'format', known: Object.keys(formats), given };
}

/** What is offered exists, is not offered twice to everyone, and everything that exists is offered. */
function checkGiven(form: string, { use, key, noun, known, given }: Offers): Problem[] {
  const { source, node, field } = use;
  const problems: Problem[] = [];
  const toEveryone = new Set(given.filter(({ guard }) => guard === undefined).map(({ name }) => name));
  for (const { name, guard, node: at } of given) {
    const place = source.place([...node, ...at]);
    if (!known.includes(name)) {
      const what = `"${field.field}" of the form "${form}" has no ${noun} "${name}".`;
      problems.push(problem('unknown-condition-value', place, what, suggest(name, known, noun)));
    } else if (guard !== undefined && toEveryone.has(name)) {
      const what = `"${name}" is already offered to everyone.`;
      problems.push(problem('duplicate-value', place, what, 'Remove it from one of the two places.'));
    }
  }
  const place = source.keyPlace(given.length === 0 ? [...node, 'field'] : [...node, key]);
  for (const name of known) {
    if (given.some((offered) => offered.name === name)) continue;
    const what = `The ${noun} "${name}" of "${field.field}" is for no person.`;
    problems.push(problem('form-unasked', place, what, `Add it under "${key}", or remove it from the form's schema.`));
  }
  return problems;
}

interface Filler {
  readonly resource: string;
  readonly action: string;
  readonly open: Formula;
}

/** Who fills in a form, by action. */
function fillers(draft: Draft, form: string): Filler[] {
  return [...draft.resources].flatMap(([resource, { value }]) =>
    (value.actions ?? [])
      .filter((action) => action.form === form)
      .map(({ id, guard }) => ({ resource, action: id, open: allOf(formulaOf(value.guard), formulaOf(guard)) })),
  );
}

/** Everyone who fills in a field has something of it. */
function checkNothingOpen(
  { source }: FormPair,
  { use, key, noun, given }: Offers,
  fill: readonly Filler[],
  facts: FactValues,
): Problem[] {
  const { node, field } = use;
  const section = source.value.sections[Number(node[1])];
  const outer = section?.fields[Number(node[3])];
  const guards = [section?.guard, outer?.guard].map(formulaOf);
  const none = notOf(anyOf(...given.map(({ guard }) => formulaOf(guard))));
  const without = fill.find(({ open }) => satisfy(allOf(open, ...guards, none), facts) !== undefined);
  if (without === undefined) return [];
  const what = `Some people who may run "${without.action}" of ${without.resource} have no ${noun} of "${field.field}".`;
  const fix = `Add what is for them under "${key}", or narrow the guard of the action.`;
  return [problem('form-nothing-open', source.keyPlace([...node, key]), what, fix)];
}

/** Options and formats by guard fit the form's schema, and everyone who fills in the form has one. */
export function checkFormOffers(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const facts = factValues(draft.taken.brand);
  for (const pair of formPairs(draft)) {
    const offers = formUses(pair).flatMap((use) => [optionsOf(use) ?? [], formatsOf(use) ?? []].flat());
    if (offers.length === 0) continue;
    const fill = fillers(draft, pair.name);
    for (const offered of offers) {
      problems.push(...checkGiven(pair.name, offered));
      if (offered.given.length > 0) problems.push(...checkNothingOpen(pair, offered, fill, facts));
    }
  }
  return problems;
}
