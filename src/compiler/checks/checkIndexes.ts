import type { ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { FILTER_KINDS } from './fieldUses.ts';
import { fieldOf, recordFile, recordOf } from './recordOf.ts';

/** Fields that hold one value in every record of a resource: an index may begin with them. */
function fixedFields(resource: ResourceFile): string[] {
  return Object.entries(resource.where ?? {})
    .filter(([, values]) => values.length === 1)
    .map(([field]) => field);
}

/** Whether an index has the fixed fields first, in any order, and then exactly the others. */
function fits(index: readonly string[], fixed: readonly string[], rest: readonly string[]): boolean {
  if (index.length !== fixed.length + rest.length) return false;
  return (
    fixed.every((field) => index.slice(0, fixed.length).includes(field)) &&
    rest.every((field, at) => index[fixed.length + at] === field)
  );
}

class IndexCheck {
  readonly problems: Problem[] = [];
  private readonly fixed: readonly string[];

  constructor(
    private readonly resource: ResourceFile,
    private readonly record: RecordSchema,
  ) {
    this.fixed = fixedFields(resource);
  }

  /** Equal fields, then the field that the rows are ordered by; each field once. */
  expect(source: Source<unknown>, node: NodePath, fields: readonly string[], what: string, fixed = this.fixed): void {
    const rest = [...new Set(fields)].filter((field) => !fixed.includes(field));
    if (fields.some((field) => fieldOf(this.record, field) === undefined)) return;
    if (rest.length === 0 || this.record.indexes.some((index) => fits(index, fixed, rest))) return;
    const wanted = JSON.stringify([...fixed, ...rest]);
    const fix = `Add ${wanted} to x-indexes of schemas/records/${this.record.name}.schema.json, and the index to the database.`;
    this.problems.push(problem('missing-index', source.place(node), what, fix));
  }

  checkResource(source: Source<ResourceFile>): void {
    const { list } = this.resource;
    const order = list.sort.field;
    this.expect(source, ['list', 'sort', 'field'], [order], `No index orders the list by "${order}".`);
    const isOrdered = this.problems.length === 0;
    for (const [index, column] of list.columns.entries()) {
      if (column.sortable !== true) continue;
      this.expect(
        source,
        ['list', 'columns', index, 'sortable'],
        [column.field],
        `No index orders the list by "${column.field}".`,
      );
    }
    for (const [index, filter] of (list.filters ?? []).entries()) {
      const node = ['list', 'filters', index];
      if (filter.type === 'search') {
        this.checkSearch(source, [...node, 'fields'], filter.fields);
        continue;
      }
      // A range is read in the order of its own field, a choice in the order of the list.
      if (filter.type === 'select' && !isOrdered) continue;
      const kind = fieldOf(this.record, filter.field)?.kind;
      if (kind === undefined || !FILTER_KINDS[filter.type].includes(kind)) continue;
      const fields = filter.type === 'select' ? [filter.field, order] : [filter.field];
      this.expect(source, [...node, 'field'], fields, `No index finds records by "${filter.field}".`);
    }
  }

  private checkSearch(source: Source<unknown>, node: NodePath, fields: readonly string[]): void {
    for (const [index, field] of fields.entries()) {
      if (this.record.search.includes(field) || fieldOf(this.record, field)?.kind !== 'text') continue;
      const fix = `Add it to x-search of schemas/records/${this.record.name}.schema.json, and its index to the database.`;
      this.problems.push(
        problem('missing-search', source.place([...node, index]), `"${field}" is not searchable.`, fix),
      );
    }
  }
}

/** Every order and filter has an index that begins with what the resource fixes (scale.md, rule 7). */
export function checkIndexes(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record !== undefined && !draft.partial.has(recordFile(record))) {
      const check = new IndexCheck(source.value, record);
      check.checkResource(source);
      problems.push(...check.problems);
    }
    for (const [index, tab] of (source.value.detail?.tabs ?? []).entries()) {
      const other = tab.type === 'related' ? draft.resources.get(tab.resource) : undefined;
      const otherRecord = other && draft.records.get(other.value.record);
      if (tab.type !== 'related' || other === undefined || otherRecord === undefined) continue;
      if (draft.partial.has(recordFile(otherRecord)) || fieldOf(otherRecord, tab.by)?.kind !== 'record-id') continue;
      const check = new IndexCheck(other.value, otherRecord);
      const what = `No index finds the records of ${tab.resource} by "${tab.by}".`;
      // One record has few others that point at it, so what the resource fixes need not be in the index.
      check.expect(source, ['detail', 'tabs', index, 'by'], [tab.by, other.value.list.sort.field], what, []);
      problems.push(...check.problems);
    }
  }
  return problems;
}
