import type { ResolvedForm } from '#contract/generated/api.ts';
import type { FormField, FormPart, Guard, TextFormVariant } from '#contract/generated/config.ts';
import type { FormDeclaration } from '../config.ts';
import { groupsOf } from '../resolve/fields/offeredValues.ts';
import { resolveForm } from '../resolve/forms/resolveForm.ts';
import { type FactValues, factValues } from '../satisfy/factValues.ts';
import { allOf, formulaOf, notOf } from '../satisfy/formula.ts';
import { satisfy } from '../satisfy/satisfy.ts';

/** The most different guards that the parts of one form may have: every one can double the validators that are built. */
export const MOST_FORM_GUARDS = 6;

/** The guards that decide what the values of a field may be. */
function valueGuards(field: FormField | FormPart): (Guard | undefined)[] {
  const options = 'values' in field ? groupsOf(field.values ?? []).map(({ guard }) => guard) : [];
  const variants: readonly TextFormVariant[] = ('variants' in field && field.variants) || [];
  const formats = variants.flatMap(({ guard, format }) => (format === undefined ? [] : [guard]));
  return [...options, ...formats, ...('fields' in field ? field.fields.flatMap(valueGuards) : [])];
}

/** The different guards of the parts of a form. */
export function formGuards({ source }: Pick<FormDeclaration, 'source'>): Guard[] {
  const guards = new Map<string, Guard>();
  for (const section of source.value.sections) {
    const own = section.fields.flatMap((field) => [field.guard, ...valueGuards(field)]);
    for (const guard of [section.guard, ...own]) {
      if (guard !== undefined) guards.set(JSON.stringify(guard), guard);
    }
  }
  return [...guards.values()];
}

/** The resources that a form picks records from: people who may not open one do not have the field. */
function relatedResources({ source }: FormDeclaration): string[] {
  const resources = new Set<string>();
  const note = (field: FormField | FormPart) => {
    if (field.type === 'relation') resources.add(field.resource);
    if ('fields' in field) for (const part of field.fields) note(part);
  };
  for (const { fields } of source.value.sections) for (const field of fields) note(field);
  return [...resources];
}

/** Every choice of some of the things given. */
function choicesOf<Thing>(things: readonly Thing[]): Thing[][] {
  let choices: Thing[][] = [[]];
  for (const thing of things) choices = choices.flatMap((choice) => [choice, [...choice, thing]]);
  return choices;
}

function isPossible(guards: readonly Guard[], open: ReadonlySet<string>, values: FactValues): boolean {
  const parts = guards.map((guard) => {
    const formula = formulaOf(guard);
    return open.has(JSON.stringify(guard)) ? formula : notOf(formula);
  });
  return satisfy(allOf(...parts), values) !== undefined;
}

/** Every variant of a form, each schema once, by the name of its schema. */
export function formVariants(form: FormDeclaration, brands: Iterable<string>): Map<string, ResolvedForm> {
  const guards = formGuards(form);
  const values = factValues(brands);
  const variants = new Map<string, ResolvedForm>();
  for (const chosen of choicesOf(guards)) {
    const open = new Set(chosen.map((guard) => JSON.stringify(guard)));
    if (!isPossible(guards, open, values)) continue;
    for (const resources of choicesOf(relatedResources(form))) {
      const variant = resolveForm(form, ({ guard, resource }) => {
        const isAdmitted = guard === undefined || open.has(JSON.stringify(guard));
        return isAdmitted && (resource === undefined || resources.includes(resource));
      });
      variants.set(variant.validator, variant);
    }
  }
  return variants;
}
