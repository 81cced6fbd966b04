import type { ListDeclaration, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { isTimeline, relatedPlaces } from '../../relatedPlaces.ts';
import { FILTER_KINDS } from '../reading/fieldUses.ts';
import { fieldOf, recordFile, recordOf } from '../reading/recordOf.ts';
import { IndexCheck } from './IndexCheck.ts';

/** A range is read in the order of its own field, a choice in the order of the list. */
const RANGES: readonly string[] = ['date-range', 'amount-range'];

function checkSorts(check: IndexCheck, source: Source<unknown>, { columns }: ListDeclaration): void {
  for (const [index, column] of columns.entries()) {
    if (!('sortable' in column) || column.sortable !== true) continue;
    const what = `Sorting by "${column.field}" has no index.`;
    check.expect(source, ['list', 'columns', index, 'sortable'], [column.field], what);
  }
}

function checkFilters(
  check: IndexCheck,
  source: Source<unknown>,
  { sort, filters, columns }: ListDeclaration,
  record: RecordSchema,
  isOrdered: boolean,
): void {
  for (const [index, filter] of (filters ?? []).entries()) {
    const node = ['list', 'filters', index];
    if (filter.type === 'search') {
      check.expectSearch(source, node, filter, columns);
      continue;
    }
    const isRange = RANGES.includes(filter.type);
    if (!isRange && !isOrdered) continue;
    const kind = fieldOf(record, filter.field)?.kind;
    if (kind === undefined || !FILTER_KINDS[filter.type].includes(kind)) continue;
    const fields = isRange ? [filter.field] : [filter.field, sort.field];
    check.expect(source, [...node, 'field'], fields, `Filtering by "${filter.field}" has no index.`);
  }
}

function checkTabsAndSegments(
  check: IndexCheck,
  source: Source<unknown>,
  { sort, tabs, segments }: ListDeclaration,
  record: RecordSchema,
): void {
  if (tabs !== undefined && fieldOf(record, tabs.field)?.kind === 'enum') {
    const what = `Counting records by "${tabs.field}" has no index.`;
    check.expect(source, ['list', 'tabs', 'field'], [tabs.field, sort.field], what);
  }
  for (const [index, { id, where, days }] of (segments ?? []).entries()) {
    const reading = {
      equal: Object.keys(where ?? {}),
      order: sort.field,
      spans: Object.hasOwn(days ?? {}, sort.field),
    };
    const what = `The segment "${id}" has no index.`;
    check.expectSome(source, ['list', 'segments', index, 'id'], reading, what);
  }
}

function checkResource(source: Source<ResourceFile>, record: RecordSchema): Problem[] {
  const { list } = source.value;
  const check = new IndexCheck(source.value, record);
  check.expect(source, ['list', 'sort', 'field'], [list.sort.field], `Sorting by "${list.sort.field}" has no index.`);
  // If the list has no index for sorting, it has none for searching in that order either: reported once.
  const isOrdered = check.problems.length === 0;
  checkSorts(check, source, list);
  checkFilters(check, source, list, record, isOrdered);
  if (isOrdered) checkTabsAndSegments(check, source, list, record);
  return check.problems;
}

/** A list of another resource's records on a detail screen is found by the id that it is about. */
function checkRelatedLists(draft: Draft, source: Source<ResourceFile>): Problem[] {
  const problems: Problem[] = [];
  for (const { declared, node } of relatedPlaces(source.value)) {
    const other = draft.resources.get(declared.resource);
    const otherRecord = other && draft.records.get(other.value.record);
    if (other === undefined || otherRecord === undefined) continue;
    const field = fieldOf(otherRecord, declared.foreign_key);
    if (draft.partial.has(recordFile(otherRecord)) || field === undefined) continue;
    if (!isTimeline(declared) && field.kind !== 'record-id') continue;
    const check = new IndexCheck(other.value, otherRecord);
    const what = `Finding records of ${declared.resource} by "${declared.foreign_key}" has no index.`;
    const order = isTimeline(declared) ? declared.time : other.value.list.sort.field;
    // One record has few others that point at it, so what the resource fixes need not be in the index.
    check.expect(source, [...node, 'foreign_key'], [declared.foreign_key, order], what, []);
    problems.push(...check.problems);
  }
  return problems;
}

/** A figure over a period reads the days of the period, and of those as little as an index lets it. */
function checkFigures(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      if (block.type !== 'metric' && block.type !== 'chart' && block.type !== 'breakdown') continue;
      const resource = draft.resources.get(block.resource);
      const record = recordOf(draft, block.resource);
      if (resource === undefined || record === undefined || draft.partial.has(recordFile(record))) continue;
      const check = new IndexCheck(resource.value, record);
      const reading = { equal: Object.keys(block.where ?? {}), order: 'created', spans: true };
      check.expectSome(source, ['blocks', index, 'period'], reading, `Grouping ${block.resource} by day has no index.`);
      problems.push(...check.problems);
    }
  }
  return problems;
}

/** Every order, filter, tab, segment and figure has an index that begins with what the resource fixes. */
export function checkIndexes(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record !== undefined && !draft.partial.has(recordFile(record))) {
      problems.push(...checkResource(source, record));
    }
    problems.push(...checkRelatedLists(draft, source));
  }
  return [...problems, ...checkFigures(draft)];
}
