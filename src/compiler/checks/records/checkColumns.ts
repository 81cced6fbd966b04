import type { ChangesTab, Column, JsonItem, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** What is higher than a row. */
const TALL: Readonly<Partial<Record<Column['type'], string>>> = {
  json: 'a structured value',
  'qr-code': 'a QR code',
};

function unknown(
  source: Source<unknown>,
  node: NodePath,
  name: string,
  known: readonly string[],
  noun: string,
): Problem[] {
  if (known.includes(name)) return [];
  return [problem('unknown-column', source.place(node), `There is no ${noun} "${name}".`, suggest(name, known, noun))];
}

/** The heading of a detail screen names things that the resource shows, of the type that the heading needs. */
function checkHeading(source: Source<ResourceFile>): Problem[] {
  const { detail } = source.value;
  if (detail === undefined) return [];
  const declared = fieldDeclarations(source.value).map(({ column }) => column);
  const fields = declared.map((column) => column.field);
  const problems: Problem[] = [];
  for (const [key, type] of [
    ['title', undefined],
    ['subtitle', undefined],
    ['status', 'status'],
    ['amount', 'money'],
    ['amount_less', 'money'],
    ['notice', 'enum'],
    ['actions_of', 'relation'],
  ] as const) {
    const name = detail[key];
    if (name === undefined) continue;
    problems.push(...unknown(source, ['detail', key], name, fields, 'column or field'));
    if (type === undefined || !fields.includes(name)) continue;
    if (declared.some((column) => column.field === name && column.type === type)) continue;
    const fix = `Name a column of type ${type}, or remove "${key}".`;
    problems.push(problem('column-type', source.place(['detail', key]), `"${name}" is not a ${type} column.`, fix));
  }
  return problems;
}

/** What a tab of changes reads, and the type of list column that each is. */
const CHANGES = { before: 'json', after: 'json', kind: 'record-kind', record: 'relation' } as const;

function checkChanges(source: Source<ResourceFile>, node: NodePath, tab: ChangesTab): Problem[] {
  const { columns } = source.value.list;
  const fields = columns.map((column) => column.field);
  return (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).flatMap((key) => {
    const column = columns.find(({ field }) => field === tab[key]);
    const place = [...node, key];
    if (column === undefined) return unknown(source, place, tab[key], fields, 'list column');
    if (column.type === CHANGES[key]) return [];
    const what = `"${tab[key]}" is not a ${CHANGES[key]} column.`;
    return [problem('column-type', source.place(place), what, `Name a list column of type ${CHANGES[key]}.`)];
  });
}

/** Types of items whose values are words of the product. */
const LISTED_ITEMS: readonly JsonItem['type'][] = ['enum', 'country'];

/** What a column shows of each object of an array are keys that the record's schema declares. */
function checkItems(source: Source<ResourceFile>, record: RecordSchema): Problem[] {
  return fieldDeclarations(source.value).flatMap(({ column, path }) => {
    if (column.type !== 'json') return [];
    const known = fieldOf(record, column.field)?.items ?? {};
    return (column.items ?? []).flatMap(({ type, field, currency }, index) => {
      const node = [...path, 'items', index];
      const lacksValues = LISTED_ITEMS.includes(type) && known[field]?.length === 0;
      const what = `"${field}" is text, and no value of it is known.`;
      const fix = 'Add "enum" or "x-values" to it in the schema of the record, or make the type text.';
      return [
        ...unknown(source, [...node, 'field'], field, Object.keys(known), 'key of the array'),
        ...(lacksValues ? [problem('column-type', source.place([...node, 'type']), what, fix)] : []),
        ...(currency ? unknown(source, [...node, 'currency'], currency, Object.keys(record.fields), 'field') : []),
      ];
    });
  });
}

function checkResource(source: Source<ResourceFile>): Problem[] {
  const { list, detail } = source.value;
  const columns = list.columns.map((column) => column.field);
  const problems = checkHeading(source);
  for (const [index, tab] of (detail?.tabs ?? []).entries()) {
    if (tab.type === 'page') {
      for (const [place, field] of tab.fields.entries()) {
        const node = ['detail', 'tabs', index, 'fields', place];
        if (typeof field === 'string') problems.push(...unknown(source, node, field, columns, 'list column'));
      }
    }
    if (tab.type === 'changes') problems.push(...checkChanges(source, ['detail', 'tabs', index], tab));
    if (tab.type !== 'fields') continue;
    for (const [position, section] of tab.sections.entries()) {
      for (const [place, field] of section.fields.entries()) {
        const node = ['detail', 'tabs', index, 'sections', position, 'fields', place];
        if (typeof field === 'string') problems.push(...unknown(source, node, field, columns, 'list column'));
      }
    }
  }
  for (const [index, column] of list.columns.entries()) {
    const tall = TALL[column.type];
    if (tall === undefined || column.hidden === true) continue;
    const what = `"${column.field}" is ${tall}, which is too tall for a row.`;
    problems.push(
      problem(
        'column-type',
        source.place(['list', 'columns', index, 'type']),
        what,
        'Show it on the detail screen, or hide it here to keep it in exports only.',
      ),
    );
  }
  return problems;
}

/** References to list columns and fields refer to declared ones. */
export function checkColumns(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    if (draft.partial.has(source.file)) continue;
    problems.push(...checkResource(source));
    const record = recordOf(draft, name);
    if (record !== undefined) problems.push(...checkItems(source, record));
  }
  for (const source of draft.pages.values()) {
    for (const [index, block] of (source.value.blocks ?? []).entries()) {
      if (block.type !== 'list') continue;
      const resource = draft.resources.get(block.resource);
      if (resource === undefined || draft.partial.has(resource.file)) continue;
      const columns = resource.value.list.columns.map((column) => column.field);
      for (const [position, field] of block.columns.entries()) {
        problems.push(
          ...unknown(
            source,
            ['blocks', index, 'columns', position],
            field,
            columns,
            `list column of ${block.resource}`,
          ),
        );
      }
    }
  }
  return problems;
}
