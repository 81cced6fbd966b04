import type { BrandFile, NavigationFile, NavigationItem } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../config.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, type Formula, formulaOf } from '../satisfy/formula.ts';
import { type Patchable, PatchContext } from './PatchContext.ts';
import { Origins, patchedSource } from './patchedSource.ts';
import type { Patched } from './patchResource.ts';

interface NamedItem {
  readonly id: string;
  readonly value: Patchable;
  readonly path: NodePath;
  readonly above: Formula;
}

function collect(items: readonly NavigationItem[], path: NodePath, above: Formula, found: NamedItem[]): void {
  for (const [index, item] of items.entries()) {
    const here = [...path, index];
    found.push({ id: item.id, value: item, path: here, above });
    collect(item.items ?? [], [...here, 'items'], allOf(above, formulaOf(item.guard)), found);
  }
}

/** The sidebar as a pack leaves it. Sections and items are named alike; their ids are unique in the whole file. */
export function patchNavigation(
  base: Source<NavigationFile>,
  pack: Source<BrandFile>,
  values: FactValues,
): Patched<NavigationFile> {
  const patches = pack.value.navigation;
  if (patches === undefined) return { source: base, problems: [] };
  const origins = new Origins(base);
  const context = new PatchContext(pack, origins, values);
  const navigation = structuredClone(base.value);
  const named: NamedItem[] = [];
  for (const [index, section] of navigation.sections.entries()) {
    const path = ['sections', index];
    named.push({ id: section.id, value: section, path, above: formulaOf(undefined) });
    collect(section.items, [...path, 'items'], formulaOf(section.guard), named);
  }
  for (const [id, patch] of Object.entries(patches)) {
    const path = ['navigation', id];
    const targets = named.filter((item) => item.id === id);
    if (targets.length === 0)
      context.unknown(
        path,
        'navigation item',
        id,
        named.map((item) => item.id),
      );
    else context.apply(patch, path, targets);
  }
  return { source: patchedSource(base, navigation, origins), problems: context.problems };
}
