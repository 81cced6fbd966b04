import type { Guard, RecordCondition, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { isChoice, isListed, offeredValues } from '../../resolve/fields/offeredValues.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, formulaOf, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { listedConditions } from '../reading/listedConditions.ts';
import { recordOf } from '../reading/recordOf.ts';

/** Values of a field that a part of a screen requests from a list, by the list's filter. */
interface Asking {
  readonly source: Source<unknown>;
  readonly node: NodePath;
  readonly resource: string;
  readonly field: string;
  readonly values: readonly string[];
  /** For whom the part is there, if the list is. */
  readonly open: Formula;
}

/** The tabs of a list ask by the filter of their field where there is one. */
function askingTabs(resource: string, source: Source<ResourceFile>): Asking[] {
  const { guard, list } = source.value;
  if (list.tabs === undefined) return [];
  const { field, values } = list.tabs;
  const open = allOf(formulaOf(guard), formulaOf(list.tabs.guard));
  return [{ source, node: ['list', 'tabs', 'values'], resource, field, values, open }];
}

function askingBlock(
  source: Source<unknown>,
  nodeOf: (field: string) => NodePath,
  resource: string,
  where: RecordCondition,
  guards: readonly (Guard | undefined)[],
): Asking[] {
  const open = allOf(...guards.map(formulaOf));
  return Object.entries(where).map(([field, values]) => {
    return { source, node: nodeOf(field), resource, field, values, open };
  });
}

/** Every request to a list for values of a field by its filter. */
function askings(draft: Draft): Asking[] {
  const found = [...draft.resources].flatMap(([name, source]) => askingTabs(name, source));
  for (const source of draft.pages.values()) {
    const { guard, blocks } = source.value;
    for (const [index, block] of (blocks ?? []).entries()) {
      for (const { resource, where, nodeOf, guards } of listedConditions(block, ['blocks', index])) {
        const open = [guard, block.guard, ...guards, draft.resources.get(resource)?.value.guard];
        found.push(...askingBlock(source, nodeOf, resource, where, open));
      }
    }
  }
  return found;
}

/**
 * Values that a tab or a block requests from its list, and that the list's filter does not offer to everyone who has
 * it.
 */
export function unofferedValues(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const facts = factValues(draft.taken.brand);
  for (const { source, node, resource, field, values, open } of askings(draft)) {
    const list = draft.resources.get(resource);
    const record = recordOf(draft, resource);
    const filter = list?.value.list.filters?.filter(isChoice).find((candidate) => candidate.field === field);
    if (list === undefined || record === undefined || filter === undefined || draft.partial.has(list.file)) continue;
    const offered = offeredValues(filter, record, list.value.where);
    for (const [index, value] of values.entries()) {
      // One that the field does not have, or that the list's own "where" excludes, has its own problem.
      if (record.fields[field]?.values.includes(value) !== true) continue;
      if (source === list && !isListed(list.value.where, field, value)) continue;
      const groups = offered.filter((group) => group.values.includes(value));
      const isOffered = anyOf(...groups.map(({ guard }) => formulaOf(guard)));
      if (satisfy(allOf(open, formulaOf(filter.guard), notOf(isOffered)), facts) === undefined) continue;
      const what = `The filter by "${field}" of ${resource} does not offer "${value}" to everyone who can see this.`;
      const fix = 'Offer it there to the same people, or remove it here.';
      problems.push(problem('value-not-offered', source.place([...node, index]), what, fix));
    }
  }
  return problems;
}
