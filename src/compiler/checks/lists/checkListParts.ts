import type { Column, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { segmentFields } from '../../resolve/resources/resolveListParts.ts';

/** Columns that a part of the list names, each of the type that the part requires. */
class ColumnNames {
  readonly problems: Problem[] = [];

  constructor(
    private readonly source: Source<ResourceFile>,
    private readonly columns: readonly Column[],
  ) {}

  expect(node: NodePath, name: string | undefined, type?: Column['type']): void {
    if (name === undefined) return;
    const column = this.columns.find((candidate) => candidate.field === name);
    const place = this.source.place(node);
    if (column === undefined) {
      const known = this.columns.map((candidate) => candidate.field);
      const fix = suggest(name, known, 'list column');
      this.problems.push(problem('unknown-column', place, `There is no list column "${name}".`, fix));
    } else if (type !== undefined && column.type !== type) {
      const fix = `Name a column of type ${type}.`;
      this.problems.push(problem('column-type', place, `"${name}" is not a ${type} column.`, fix));
    }
  }
}

function checkSegments(source: Source<ResourceFile>): Problem[] {
  const empty = [...(source.value.list.segments ?? []).entries()].filter(
    ([, item]) => segmentFields(item).length === 0,
  );
  return empty.map(([index, { id }]) => {
    const fix = 'Add "where" or "days" to filter its records.';
    const what = `The segment "${id}" contains every record of the list.`;
    return problem('segment-empty', source.place(['list', 'segments', index, 'id']), what, fix);
  });
}

/** Row actions apply to a record. */
function checkRowActions(source: Source<ResourceFile>): Problem[] {
  const { list, actions } = source.value;
  const known = (actions ?? []).filter(({ scope }) => scope === 'record').map(({ id }) => id);
  const problems: Problem[] = [];
  for (const [index, id] of (list.row_actions ?? []).entries()) {
    if (known.includes(id)) continue;
    const what = `There is no action "${id}" on a record.`;
    const place = source.place(['list', 'row_actions', index]);
    problems.push(problem('unknown-action', place, what, suggest(id, known, 'action')));
  }
  return problems;
}

/** As for those of config/limits.yaml. */
function checkPageSizes(source: Source<ResourceFile>): Problem[] {
  const sizes = source.value.list.page_sizes ?? [];
  const problems: Problem[] = [];
  for (const [index, size] of sizes.entries()) {
    const before = sizes[index - 1] ?? 0;
    if (size > before) continue;
    const place = source.place(['list', 'page_sizes', index]);
    const fix = 'Order page sizes from small to large.';
    problems.push(problem('limit-order', place, `${size} is listed after ${before}.`, fix));
  }
  return problems;
}

function checkResource(source: Source<ResourceFile>): Problem[] {
  const { columns, card, export: exported, link } = source.value.list;
  const names = new ColumnNames(source, columns);
  names.expect(['list', 'card', 'title'], card?.title);
  names.expect(['list', 'card', 'amount'], card?.amount, 'money');
  names.expect(['list', 'card', 'status'], card?.status, 'status');
  for (const [index, name] of (card?.subtitle ?? []).entries()) names.expect(['list', 'card', 'subtitle', index], name);
  for (const [index, name] of (exported?.columns ?? []).entries()) {
    names.expect(['list', 'export', 'columns', index], name);
  }
  if (link !== 'detail' && link !== 'none') names.expect(['list', 'link'], link, 'relation');
  return [...names.problems, ...checkRowActions(source), ...checkPageSizes(source), ...checkSegments(source)];
}

/** A list shows a balance block of a page. */
function checkBalance(draft: Draft, source: Source<ResourceFile>): Problem[] {
  const { balance } = source.value.list;
  if (balance === undefined) return [];
  const page = draft.pages.get(balance.page);
  const pagePlace = source.place(['list', 'balance', 'page']);
  if (page === undefined) {
    const fix = suggest(balance.page, [...draft.pages.keys()], 'page');
    return [problem('unknown-block', pagePlace, `There is no page "${balance.page}".`, fix)];
  }
  const known = (page.value.blocks ?? []).filter(({ type }) => type === 'balance').map(({ id }) => id);
  if (known.includes(balance.block) || draft.partial.has(page.file)) return [];
  const what = `The page "${balance.page}" has no balance block "${balance.block}".`;
  const fix = suggest(balance.block, known, 'block');
  return [problem('unknown-block', source.place(['list', 'balance', 'block']), what, fix)];
}

/** The card, the export and the row link name columns of the list that fit them, a segment holds something, pages grow. */
export function checkListParts(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    if (draft.partial.has(source.file)) continue;
    problems.push(...checkResource(source), ...checkBalance(draft, source));
  }
  return problems;
}
