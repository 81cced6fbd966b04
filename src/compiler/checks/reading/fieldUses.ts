import type { BalanceBlock, Column, Filter, ResourceFile, ToDoBlock } from '#contract/generated/config.ts';
import type { FieldKind, RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { maskOf } from '../../resolve/fields/recordView.ts';
import { type ExactKind, exactSearches } from '../../resolve/fields/resolveFilter.ts';
import { fieldDeclarations } from './fieldDeclarations.ts';
import { recordOf } from './recordOf.ts';
import { rememberedOf } from './rememberedOf.ts';

/** A node that names a field of a record, and which kinds of field make sense there. */
export interface FieldUse {
  readonly source: Source<unknown>;
  readonly node: NodePath;
  readonly field: string;
  readonly record: RecordSchema;
  readonly kinds: readonly FieldKind[];
  /** What the field is used as, for messages. */
  readonly use: string;
}

const COLUMN_KINDS: Readonly<Record<Exclude<Column['type'], 'computed'>, readonly FieldKind[]>> = {
  text: ['text', 'record-id'],
  number: ['number'],
  money: ['money'],
  date: ['date', 'datetime'],
  datetime: ['datetime'],
  status: ['enum'],
  enum: ['enum'],
  steps: ['enum'],
  boolean: ['boolean'],
  country: ['enum', 'text'],
  'record-kind': ['text'],
  email: ['text'],
  phone: ['text'],
  relation: ['record-id'],
  address: ['json'],
  json: ['json'],
  'relative-time': ['datetime'],
  bank: ['enum', 'text'],
  channel: ['enum', 'text'],
  'masked-card': ['text'],
  link: ['text'],
  image: ['text'],
  'qr-code': ['text'],
  tags: ['json'],
  'exported-list': ['text'],
  file: ['record-id'],
};

/** The kinds of field that each filter is made for. */
export const FILTER_KINDS: Readonly<Record<Filter['type'], readonly FieldKind[]>> = {
  search: ['text'],
  select: ['enum'],
  'multi-select': ['enum'],
  boolean: ['boolean'],
  'record-kind': ['text'],
  relation: ['record-id'],
  'date-range': ['date', 'datetime'],
  'amount-range': ['money'],
};

/** The kinds of field that a search looks for each exact kind of text in. */
export const EXACT_KINDS: Readonly<Record<ExactKind, readonly FieldKind[]>> = {
  amount: ['money'],
  last_four: ['text'],
};

const SORTED_KINDS: readonly FieldKind[] = ['text', 'enum', 'number', 'boolean', 'date', 'datetime', 'money'];

/** A relation to records of many kinds is to ids in text: a field of ids has those of one kind. */
function columnKinds(column: Exclude<Column, { type: 'computed' }>): readonly FieldKind[] {
  const isOfAnyKind = column.type === 'relation' && column.resource === undefined && column.from === undefined;
  return isOfAnyKind ? ['text'] : COLUMN_KINDS[column.type];
}

function findUses(source: Source<ResourceFile>, record: RecordSchema): readonly FieldUse[] {
  const uses: FieldUse[] = [];
  function add(node: NodePath, field: string, kinds: readonly FieldKind[], use: string): void {
    uses.push({ source, node, field, record, kinds, use });
  }
  for (const { column, path } of fieldDeclarations(source.value)) {
    if (column.type !== 'computed') add([...path, 'field'], column.field, columnKinds(column), `${column.type} column`);
    if (column.type === 'relation' && column.text !== undefined)
      add([...path, 'text'], column.text, ['text'], 'name of a record');
    if (column.type === 'masked-card' && column.brand !== undefined)
      add([...path, 'brand'], column.brand, ['enum', 'text'], 'card network');
    if (column.type === 'steps') add([...path, 'by'], column.by, ['enum'], 'kind of steps');
    if (column.type === 'steps' && column.estimate !== undefined)
      add([...path, 'estimate'], column.estimate, ['datetime'], 'moment of the last step');
    if (column.type === 'text' && column.means !== undefined)
      add([...path, 'means', 'by'], column.means.by, ['enum'], 'meaning of a text');
    if (column.type === 'image' && column.alt !== undefined)
      add([...path, 'alt'], column.alt, ['text', 'enum'], 'text of a picture');
    if (maskOf(column) !== undefined) add([...path, 'field'], column.field, ['text'], 'masked value');
  }
  const parent = source.value.detail?.parent;
  if (parent !== undefined)
    add(['detail', 'parent', 'foreign_key'], parent.foreign_key, ['record-id'], 'field of the parent');
  add(['list', 'sort', 'field'], source.value.list.sort.field, SORTED_KINDS, 'order of a list');
  for (const [index, filter] of (source.value.list.filters ?? []).entries()) {
    const path = ['list', 'filters', index];
    const use = `${filter.type} filter`;
    if (filter.type !== 'search') {
      add([...path, 'field'], filter.field, FILTER_KINDS[filter.type], use);
      continue;
    }
    for (const [position, field] of filter.fields.entries())
      add([...path, 'fields', position], field, FILTER_KINDS.search, use);
    for (const [kind, field] of exactSearches(filter))
      add([...path, 'match', kind], field, EXACT_KINDS[kind], `search by ${kind}`);
    for (const [position, { field }] of (filter.follow ?? []).entries())
      add([...path, 'follow', position, 'field'], field, ['record-id'], 'reference of a search');
  }
  const { tabs, segments } = source.value.list;
  if (tabs !== undefined) add(['list', 'tabs', 'field'], tabs.field, ['enum'], 'row of tabs');
  for (const [index, segment] of (segments ?? []).entries()) {
    for (const field of Object.keys(segment.days ?? {}))
      add(['list', 'segments', index, 'days', field], field, ['date', 'datetime'], 'span of days');
  }
  return uses;
}

const usesOf = rememberedOf(findUses);

function resourceUses(draft: Draft, name: string): readonly FieldUse[] {
  const source = draft.resources.get(name);
  const record = recordOf(draft, name);
  return source === undefined || record === undefined ? [] : usesOf(source, record);
}

function toDoUses(draft: Draft, source: FieldUse['source'], block: number, { items }: ToDoBlock): FieldUse[] {
  return items.flatMap(({ resource, due }, index) => {
    const record = recordOf(draft, resource);
    if (record === undefined || due === undefined) return [];
    const node = ['blocks', block, 'items', index, 'due'];
    return [{ source, node, field: due, record, kinds: ['date', 'datetime'], use: 'due date' }];
  });
}

function balanceUses(
  draft: Draft,
  source: FieldUse['source'],
  block: number,
  { arriving, leaving }: BalanceBlock,
): FieldUse[] {
  const uses: FieldUse[] = [];
  const arrives = arriving && recordOf(draft, arriving.resource);
  if (arriving !== undefined && arrives !== undefined) {
    const node = ['blocks', block, 'arriving'];
    uses.push(
      { source, node: [...node, 'day'], field: arriving.day, record: arrives, kinds: ['date'], use: 'day' },
      { source, node: [...node, 'sum'], field: arriving.sum, record: arrives, kinds: ['money'], use: 'sum' },
    );
  }
  const leaves = leaving && recordOf(draft, leaving.resource);
  if (leaving !== undefined && leaves !== undefined) {
    const node = ['blocks', block, 'leaving', 'at'];
    uses.push({ source, node, field: leaving.at, record: leaves, kinds: ['datetime'], use: 'time' });
  }
  return uses;
}

function pageUses(draft: Draft): FieldUse[] {
  const uses: FieldUse[] = [];
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      if (block.type === 'to-do') uses.push(...toDoUses(draft, source, index, block));
      if (block.type === 'balance') uses.push(...balanceUses(draft, source, index, block));
      if (!('sum' in block)) continue;
      const record = recordOf(draft, block.resource);
      if (record === undefined) continue;
      const add = (key: string, field: string, kinds: FieldUse['kinds'], use: string) =>
        uses.push({ source, node: ['blocks', index, key], field, record, kinds, use });
      add('sum', block.sum, ['money'], 'sum');
      if (block.type !== 'breakdown') continue;
      add('by', block.by, ['enum'], 'breakdown');
      if (block.reason !== undefined) add('reason', block.reason, ['enum'], 'reason');
    }
  }
  return uses;
}

/** Every node that names a field of a record. */
export function fieldUses(draft: Draft): FieldUse[] {
  return [...[...draft.resources.keys()].flatMap((name) => resourceUses(draft, name)), ...pageUses(draft)];
}
