import type { Guard, ListDeclaration, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { filterFields } from '../../resolve/fields/resolveFilter.ts';
import { segmentFields } from '../../resolve/resources/resolveListParts.ts';
import { type FactValues, factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, formulaOf, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { fieldDeclarations, opens, shows } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';
import { resourceFormula } from '../reading/screenFormulas.ts';

/** When a person for whom the resource is open sees a field; `undefined` if it is never shown. */
function seen(resource: ResourceFile, field: string): Formula | undefined {
  const declarations = fieldDeclarations(resource).filter((declaration) => shows(declaration, field));
  return declarations.length === 0 ? undefined : anyOf(...declarations.map(opens));
}

function check(
  source: Source<unknown>,
  node: NodePath,
  field: string,
  use: string,
  open: Formula,
  values: FactValues,
): Problem[] {
  const who = satisfy(open, values);
  if (who === undefined) return [];
  const what = `This ${use} exposes "${field}" to people who may not see it: ${who}.`;
  return [problem('field-too-open', source.place(node), what, `Guard it as "${field}" is guarded.`)];
}

/** A part of a list whose results reveal fields. */
interface ListUse {
  readonly noun: string;
  readonly node: NodePath;
  readonly fields: readonly string[];
  readonly guard: Guard | undefined;
}

function listUses({ filters, segments, tabs }: ListDeclaration): ListUse[] {
  const uses: ListUse[] = (filters ?? []).map((filter, index) => ({
    noun: 'filter',
    node: ['list', 'filters', index, filter.type === 'search' ? 'fields' : 'field'],
    fields: filterFields(filter),
    guard: filter.guard,
  }));
  for (const [index, segment] of (segments ?? []).entries()) {
    const node = ['list', 'segments', index];
    uses.push({ noun: 'segment', node, fields: segmentFields(segment), guard: segment.guard });
  }
  if (tabs !== undefined) {
    uses.push({ noun: 'row of tabs', node: ['list', 'tabs', 'field'], fields: [tabs.field], guard: tabs.guard });
  }
  return uses;
}

/** A tab of one structured field is open to those who see the field where the resource declares it elsewhere too. */
function checkJsonTabs(source: Source<ResourceFile>, values: FactValues): Problem[] {
  const { guard, detail } = source.value;
  return (detail?.tabs ?? []).flatMap((tab, index) => {
    if (tab.type !== 'json') return [];
    const others = fieldDeclarations(source.value).filter(({ column }) => column !== tab && column.field === tab.field);
    if (others.length === 0) return [];
    const open = allOf(formulaOf(guard), formulaOf(tab.guard), notOf(anyOf(...others.map(opens))));
    return check(source, ['detail', 'tabs', index, 'field'], tab.field, 'tab', open, values);
  });
}

/**
 * Sorting, search results, tabs and sums never reveal what a field's guard hides. A filter, a segment or a tab over a
 * list column closes with the column; over what only the detail screen shows it needs a guard of its own.
 */
export function checkOpenness(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const values = factValues(draft.taken.brand);
  for (const source of draft.resources.values()) {
    if (draft.partial.has(source.file)) continue;
    const { guard, list } = source.value;
    const sorted = seen(source.value, list.sort.field);
    if (sorted !== undefined) {
      const open = allOf(formulaOf(guard), notOf(sorted));
      problems.push(...check(source, ['list', 'sort', 'field'], list.sort.field, 'order', open, values));
    }
    problems.push(...checkJsonTabs(source, values));
    const columns = list.columns.map((column) => column.field);
    for (const use of listUses(list)) {
      for (const field of use.fields) {
        const visible = columns.includes(field) ? undefined : seen(source.value, field);
        if (visible === undefined) continue;
        const open = allOf(formulaOf(guard), formulaOf(use.guard), notOf(visible));
        problems.push(...check(source, use.node, field, use.noun, open, values));
      }
    }
  }
  return [...problems, ...checkSums(draft, values)];
}

/** A figure over a field is open to those who see the field. */
function checkSums(draft: Draft, values: FactValues): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      const figure = 'sum' in block ? block : block.type === 'balance' ? block.arriving : undefined;
      if (figure === undefined) continue;
      const node = 'sum' in block ? ['blocks', index, 'sum'] : ['blocks', index, 'arriving', 'sum'];
      const resource = draft.resources.get(figure.resource);
      const record = recordOf(draft, figure.resource);
      if (resource === undefined || record === undefined || draft.partial.has(resource.file)) continue;
      if (fieldOf(record, figure.sum) === undefined) continue;
      const visible = seen(resource.value, figure.sum) ?? anyOf();
      const open = allOf(
        formulaOf(source.value.guard),
        formulaOf(block.guard),
        resourceFormula(draft, figure.resource),
        notOf(visible),
      );
      problems.push(...check(source, node, figure.sum, 'sum', open, values));
    }
  }
  return problems;
}
