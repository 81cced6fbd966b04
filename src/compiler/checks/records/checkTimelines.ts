import type { Column, ResourceFile, TimelineTab } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** The types of column that can say when something happened, what, and what it changed. */
const TYPES = { time: ['datetime', 'date'], kind: ['enum', 'status'], changes: ['json'] } as const satisfies Record<
  string,
  readonly Column['type'][]
>;

class TimelineCheck {
  readonly problems: Problem[] = [];

  constructor(
    private readonly source: Source<unknown>,
    private readonly node: NodePath,
    private readonly tab: TimelineTab,
    private readonly events: ResourceFile,
  ) {}

  /** The events' list column of a name. */
  private column(name: string, node: NodePath): Column | undefined {
    const { columns } = this.events.list;
    const found = columns.find(({ field }) => field === name);
    if (found !== undefined) return found;
    const noun = `list column of ${this.tab.resource}`;
    const fix = suggest(
      name,
      columns.map(({ field }) => field),
      noun,
    );
    const place = this.source.place([...this.node, ...node]);
    this.problems.push(problem('unknown-column', place, `There is no ${noun} "${name}".`, fix));
    return undefined;
  }

  private typed(name: string, node: NodePath, types: readonly Column['type'][]): void {
    const column = this.column(name, node);
    if (column === undefined || types.includes(column.type)) return;
    const what = `"${column.field}" is a ${column.type} column.`;
    const fix = `Name a column of type ${types.join(' or ')}.`;
    this.problems.push(problem('column-type', this.source.place([...this.node, ...node]), what, fix));
  }

  checkColumns(): void {
    const { time, kind, fields = [], changes } = this.tab;
    this.typed(time, ['time'], TYPES.time);
    this.typed(kind, ['kind'], TYPES.kind);
    for (const [index, field] of fields.entries()) this.column(field, ['fields', index]);
    for (const key of ['before', 'after'] as const) {
      if (changes !== undefined) this.typed(changes[key], ['changes', key], TYPES.changes);
    }
  }

  /** The list of events can be sorted by time. */
  checkOrder(): void {
    const { list } = this.events;
    const column = list.columns.find(({ field }) => field === this.tab.time);
    const isSortable = column !== undefined && 'sortable' in column && column.sortable === true;
    if (column === undefined || isSortable || list.sort.field === this.tab.time) return;
    const what = `The list of ${this.tab.resource} cannot be ordered by "${this.tab.time}".`;
    const fix = `Make the column sortable in config/resources/${this.tab.resource}.yaml.`;
    this.problems.push(problem('column-type', this.source.place([...this.node, 'time']), what, fix));
  }

  checkKinds(record: RecordSchema): void {
    const values = fieldOf(record, this.tab.kind)?.values ?? [];
    if (values.length === 0) return;
    for (const kind of Object.keys(this.tab.kinds ?? {})) {
      if (values.includes(kind)) continue;
      const what = `"${this.tab.kind}" of the record "${record.name}" is never "${kind}".`;
      const place = this.source.keyPlace([...this.node, 'kinds', kind]);
      this.problems.push(problem('unknown-condition-value', place, what, suggest(kind, values, 'value')));
    }
  }
}

/** A timeline is made of list columns of its events: a moment, an enum whose kinds exist, and fields. */
export function checkTimelines(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    for (const [index, tab] of (source.value.detail?.tabs ?? []).entries()) {
      if (tab.type !== 'timeline') continue;
      const events = draft.resources.get(tab.resource);
      const record = recordOf(draft, tab.resource);
      if (events === undefined || record === undefined || draft.partial.has(events.file)) continue;
      const check = new TimelineCheck(source, ['detail', 'tabs', index], tab, events.value);
      check.checkColumns();
      check.checkOrder();
      check.checkKinds(record);
      problems.push(...check.problems);
    }
  }
  return problems;
}
