import type { BrandFile } from '#contract/generated/config.ts';
import { BRANDED_CHECKS } from '../checks/allChecks.ts';
import { checkAnyone } from '../checks/guards/checkGuards.ts';
import type { NodePath, Source } from '../config.ts';
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
    const record = draft.records.get(source.value.record);
    if (record === undefined) continue;
    const patched = patchResource(source, record, pack, values);
    resources.set(name, patched.source);
    if (!draft.partial.has(source.file)) problems.push(...patched.problems);
  }
  const branded: Draft = { ...draft, resources, taken: { ...draft.taken, brand: new Set([pack.value.brand]) } };
  if (draft.navigation === undefined) return branded;
  const navigation = patchNavigation(draft.navigation, pack, values);
  if (!draft.partial.has(draft.navigation.file)) problems.push(...navigation.problems);
  return { ...branded, navigation: navigation.source };
}

function checkTargets(draft: Draft, pack: Source<BrandFile>): Problem[] {
  const problems: Problem[] = [];
  for (const name of Object.keys(pack.value.resources ?? {})) {
    const path = ['resources', name];
    if (!draft.taken.resource.has(name)) {
      const fix = suggest(name, draft.taken.resource, 'resource');
      problems.push(
        problem('pack-unknown-target', pack.keyPlace(path), `There is no resource "${name}" to patch.`, fix),
      );
    }
  }
  return problems;
}

/** All guards that a pack declares. */
function checkPackGuards(pack: Source<BrandFile>, node: unknown, path: NodePath): Problem[] {
  if (typeof node !== 'object' || node === null) return [];
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(node)) {
    const here = [...path, Array.isArray(node) ? Number(key) : key];
    if (key === 'guard') problems.push(...checkAnyone(pack, here, value));
    problems.push(...checkPackGuards(pack, value, here));
  }
  return problems;
}

/**
 * A check that the base passes but the brand's config does not is a problem of the pack, and is reported at the pack.
 */
function blamePack(pack: Source<BrandFile>, draft: Draft, found: Problem): Problem {
  if (found.place.file === pack.file) return found;
  const name = [...draft.resources].find(([, source]) => source.file === found.place.file)?.[0];
  const path =
    name === undefined ? (found.place.file === draft.navigation?.file ? ['navigation'] : []) : ['resources', name];
  return { ...found, place: pack.keyPlace(path), what: `With this pack: ${found.what}` };
}

/** Two findings of one check at one node, or in the same words, are one problem, for all people that it concerns. */
function identities({ code, place, what }: Problem): string[] {
  return [JSON.stringify([code, place]), JSON.stringify([code, what])];
}

/** Every patch names something that is there and changes it, and the brand's config passes the checks of the base. */
export function checkPatches(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(BRANDED_CHECKS.flatMap((check) => check(draft)).flatMap(identities));
  for (const { source: pack } of draft.packs.values()) {
    if (pack === undefined) continue;
    problems.push(...checkTargets(draft, pack));
    for (const part of ['resources', 'navigation'] as const)
      problems.push(...checkPackGuards(pack, pack.value[part], [part]));
    const branded = brandedDraft(draft, pack, problems);
    for (const found of BRANDED_CHECKS.flatMap((check) => check(branded))) {
      if (!identities(found).some((identity) => known.has(identity))) problems.push(blamePack(pack, draft, found));
    }
  }
  return problems;
}
