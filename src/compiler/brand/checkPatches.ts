import type { BrandFile } from '#contract/generated/config.ts';
import { BRANDED_CHECKS } from '../checks/allChecks.ts';
import { checkAnyone } from '../checks/checkGuards.ts';
import type { Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import { suggest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { factValues } from '../satisfy/factValues.ts';
import { patchNavigation } from './patchNavigation.ts';
import { patchResource } from './patchResource.ts';

/** A draft as a pack leaves it. Its only brand is the pack's, so that what is found holds for the brand's people. */
function brandedDraft(draft: Draft, pack: Source<BrandFile>, problems: Problem[]): Draft {
  const values = factValues(draft.taken.brand);
  const resources = new Map(draft.resources);
  for (const [name, source] of draft.resources) {
    const patched = patchResource(source, pack, values);
    resources.set(name, patched.source);
    problems.push(...patched.problems);
  }
  const branded: Draft = { ...draft, resources, taken: { ...draft.taken, brand: new Set([pack.value.brand]) } };
  if (draft.navigation === undefined) return branded;
  const navigation = patchNavigation(draft.navigation, pack, values);
  problems.push(...navigation.problems);
  return { ...branded, navigation: navigation.source };
}

function checkTargets(draft: Draft, pack: Source<BrandFile>): Problem[] {
  const problems: Problem[] = [];
  for (const [name, patch] of Object.entries(pack.value.resources ?? {})) {
    const path = ['resources', name];
    if (!draft.taken.resource.has(name)) {
      const fix = suggest(name, draft.taken.resource, 'resource');
      problems.push(
        problem('pack-unknown-target', pack.keyPlace(path), `There is no resource "${name}" to patch.`, fix),
      );
    }
    if (patch.guard !== undefined) problems.push(...checkAnyone(pack, [...path, 'guard'], patch.guard));
  }
  return problems;
}

/** What the base passes but the brand's config does not is the pack's fault, and told at the pack. */
function blamePack(pack: Source<BrandFile>, draft: Draft, found: Problem): Problem {
  if (found.place.file === pack.file) return found;
  const name = [...draft.resources].find(([, source]) => source.file === found.place.file)?.[0];
  const path =
    name === undefined ? (found.place.file === draft.navigation?.file ? ['navigation'] : []) : ['resources', name];
  return { ...found, place: pack.keyPlace(path), what: `With this pack: ${found.what}` };
}

/** Two findings of one check at one node are one problem, whoever it is shown for. */
function identity({ code, place }: Problem): string {
  return JSON.stringify([code, place]);
}

/** Every patch names something that is there and changes it, and the brand's config passes the checks of the base. */
export function checkPatches(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(BRANDED_CHECKS.flatMap((check) => check(draft)).map(identity));
  for (const { source: pack } of draft.packs.values()) {
    if (pack === undefined) continue;
    problems.push(...checkTargets(draft, pack));
    const branded = brandedDraft(draft, pack, problems);
    for (const found of BRANDED_CHECKS.flatMap((check) => check(branded))) {
      if (!known.has(identity(found))) problems.push(blamePack(pack, draft, found));
    }
  }
  return problems;
}
