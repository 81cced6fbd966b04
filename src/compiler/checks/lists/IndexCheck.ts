import type { Column, RecordCondition, ResourceFile, SearchFilter } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { columnShowing, exactSearches } from '../../resolve/fields/resolveFilter.ts';
import { EXACT_KINDS } from '../reading/fieldUses.ts';
import { fieldOf } from '../reading/recordOf.ts';

/** Fields that a condition holds at one value: an index may begin with them. */
function fixedFields(where: RecordCondition | undefined): string[] {
  return Object.entries(where ?? {})
    .filter(([, values]) => values.length === 1)
    .map(([field]) => field);
}

/** Whether an index has the fixed fields first, in any order; answers the fields behind them. */
function behind(index: readonly string[], fixed: readonly string[]): readonly string[] | undefined {
  const first = index.slice(0, fixed.length);
  return fixed.every((field) => first.includes(field)) ? index.slice(fixed.length) : undefined;
}

/** Checks whether the indexes of a resource's records match the queries on them. */
export class IndexCheck {
  readonly problems: Problem[] = [];
  private readonly fixed: readonly string[];

  constructor(
    resource: ResourceFile,
    private readonly record: RecordSchema,
  ) {
    this.fixed = fixedFields(resource.where);
  }

  /** Equal fields, then the field that the rows are ordered by; each field once. */
  expect(source: Source<unknown>, node: NodePath, fields: readonly string[], what: string, fixed = this.fixed): void {
    const rest = [...new Set(fields)].filter((field) => !fixed.includes(field));
    if (rest.length === 0 || this.hasUnknown(fields)) return;
    const fits = this.record.indexes.some((index) => behind(index, fixed)?.join() === rest.join());
    if (!fits) this.miss(source, node, [...fixed, ...rest], what);
  }

  /**
   * Some of the equal fields, then the order: what is not in the index is read row by row. Without a span of the
   * ordering field at least one equal field has to be there, or the whole list would be read.
   */
  expectSome(
    source: Source<unknown>,
    node: NodePath,
    { equal, order, spans }: { equal: readonly string[]; order: string; spans: boolean },
    what: string,
  ): void {
    const free = equal.filter((field) => !this.fixed.includes(field));
    if (this.hasUnknown([...equal, order]) || (free.length === 0 && !spans)) return;
    const fits = this.record.indexes.some((index) => {
      const rest = behind(index, this.fixed);
      if (rest === undefined || rest.at(-1) !== order || (rest.length === 1 && !spans)) return false;
      return rest.slice(0, -1).every((field) => free.includes(field));
    });
    if (!fits) this.miss(source, node, [...this.fixed, ...free, order], what);
  }

  /** Every kind of search text is found by an index, and in fields that the list can show. */
  expectSearch(source: Source<unknown>, node: NodePath, filter: SearchFilter, columns: readonly Column[]): void {
    // A column that is wrong in itself may be the one that was meant.
    const areKnown = columns.every(
      (column) => Object.hasOwn(column, 'type') && (column.type === 'computed' || fieldOf(this.record, column.field)),
    );
    for (const [index, field] of filter.fields.entries()) {
      if (fieldOf(this.record, field)?.kind !== 'text') continue;
      const place = [...node, 'fields', index];
      this.expectKeyword(source, place, field, 'x-search');
      if (areKnown && columnShowing(columns, field) === undefined) {
        const fix = 'Add it to the columns (it may be hidden), or remove it from the search.';
        this.problems.push(problem('search-unseen', source.place(place), `No column shows "${field}".`, fix));
      }
    }
    for (const [index, { field }] of (filter.follow ?? []).entries()) {
      if (fieldOf(this.record, field)?.kind !== 'record-id') continue;
      const place = [...node, 'follow', index, 'field'];
      if (areKnown && columnShowing(columns, field) === undefined) {
        const fix = 'Add it to the columns, hidden if need be, or do not follow it.';
        this.problems.push(problem('search-unseen', source.place(place), `No column shows "${field}".`, fix));
      }
      // One record is referred to by few others, so what the resource fixes need not be in the index.
      if (this.record.indexes.some(([first]) => first === field)) continue;
      this.miss(source, place, [field], `Finding records by "${field}" has no index.`);
    }
    for (const [kind, field] of exactSearches(filter)) {
      const found = fieldOf(this.record, field);
      if (found === undefined || !EXACT_KINDS[kind].includes(found.kind)) continue;
      const place = [...node, 'match', kind];
      if (kind === 'amount') this.expect(source, place, [field], `Filtering by "${field}" has no index.`);
      else this.expectKeyword(source, place, field, 'x-last-four');
    }
  }

  private expectKeyword(
    source: Source<unknown>,
    node: NodePath,
    field: string,
    keyword: 'x-search' | 'x-last-four',
  ): void {
    const known = keyword === 'x-search' ? this.record.search : this.record.lastFour;
    if (known.includes(field)) return;
    const option = keyword.replace('x-', '--');
    const fix = `Run "npm run add-index -- ${this.record.name} ${option} ${field}": it adds the field to ${keyword} of schemas/records/${this.record.name}.schema.json and writes the migration.`;
    this.problems.push(problem('missing-search', source.place(node), `"${field}" is not searchable.`, fix));
  }

  private hasUnknown(fields: readonly string[]): boolean {
    return fields.some((field) => fieldOf(this.record, field) === undefined);
  }

  private miss(source: Source<unknown>, node: NodePath, wanted: readonly string[], what: string): void {
    const fix = `Run "npm run add-index -- ${this.record.name} ${wanted.join(' ')}": it adds the index to schemas/records/${this.record.name}.schema.json and writes its migration.`;
    this.problems.push(problem('missing-index', source.place(node), what, fix));
  }
}
