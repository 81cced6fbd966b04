import type { FormFile, Guard } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { allOf, type Formula, formulaOf, TRUE } from '../../satisfy/formula.ts';
import { screenFormulas, targetFormula } from './screenFormulas.ts';

/** One of several declarations of which the first that is open counts. */
export interface Choice {
  readonly node: NodePath;
  readonly guard: Guard | undefined;
  /** When it counts, if no other did. */
  readonly open: Formula;
}

/** Declarations of which the first that is open counts, in order. */
export interface Choices {
  readonly source: Source<unknown>;
  readonly above: Formula;
  readonly options: readonly Choice[];
}

function choicesOf(
  source: Source<unknown>,
  node: NodePath,
  declared: readonly { readonly guard?: Guard }[] | undefined,
  above: Formula = TRUE,
): Choices {
  const options = (declared ?? []).map(({ guard }, index) => ({
    node: [...node, index],
    guard,
    open: formulaOf(guard),
  }));
  return { source, above, options };
}

function redirectChoices(draft: Draft): Choices[] {
  const { redirects: source } = draft;
  if (source === undefined) return [];
  const screens = screenFormulas(draft);
  const byRoute = new Map<string, Choice[]>();
  for (const [index, { from, to, guard }] of source.value.redirects.entries()) {
    const open = allOf(formulaOf(guard), targetFormula(screens, to));
    byRoute.set(from, [...(byRoute.get(from) ?? []), { node: ['redirects', index], guard, open }]);
  }
  return [...byRoute.values()].map((options) => ({ source, above: TRUE, options }));
}

/** The variants of the sections and fields of a form. */
function formChoices(source: Source<FormFile>): Choices[] {
  return source.value.sections.flatMap((section, index) => {
    const node = ['sections', index];
    const inSection = formulaOf(section.guard);
    const ofFields = section.fields.map(({ guard, variants }, position) =>
      choicesOf(source, [...node, 'fields', position, 'variants'], variants, allOf(inSection, formulaOf(guard))),
    );
    return [choicesOf(source, [...node, 'variants'], section.variants, inSection), ...ofFields];
  });
}

/** Every place of the config where the first open declaration counts: redirects, limits, other words for some. */
export function allChoices(draft: Draft): Choices[] {
  const found = redirectChoices(draft);
  const { limits, permissions, errors, journeys } = draft;
  for (const [key, entries] of Object.entries(limits?.value.payments ?? {})) {
    if (limits !== undefined) found.push(choicesOf(limits, ['payments', key], entries));
  }
  for (const [index, { variants }] of (permissions?.value.permissions ?? []).entries()) {
    if (permissions !== undefined) found.push(choicesOf(permissions, ['permissions', index, 'variants'], variants));
  }
  for (const [index, { variants }] of (errors?.value.errors ?? []).entries()) {
    if (errors !== undefined) found.push(choicesOf(errors, ['errors', index, 'variants'], variants));
  }
  for (const [index, { variants, guard }] of (journeys?.value.journeys ?? []).entries()) {
    const node = ['journeys', index, 'variants'];
    if (journeys !== undefined) found.push(choicesOf(journeys, node, variants, formulaOf(guard)));
  }
  for (const form of draft.forms.values()) found.push(...formChoices(form));
  return found;
}
