import type {
  ResolvedAction,
  ResolvedColumn,
  ResolvedDetail,
  ResolvedFilter,
  ResolvedResource,
  ResolvedTab,
} from '#contract/generated/api.ts';
import { outlineListParts } from './outlineListParts.ts';
import { align, indent, type OutlineWords, spell } from './outlineWords.ts';

/** A column in words. A label is shown if it is not the field's own. */
function describeColumn(column: ResolvedColumn, words: OutlineWords): string {
  const parts = [column.computed ? `computed ${column.type}` : column.type];
  if (!column.label.startsWith('fields.')) parts.push(`labelled ${spell(words, column.label)}`);
  if (column.type === 'relation') parts.push(column.resource === undefined ? 'not linked' : `to ${column.resource}`);
  if (column.sortable) parts.push('sortable');
  if (column.hidden) parts.push('hidden at first');
  if (column.masked) parts.push('masked');
  if (column.copy) parts.push('copy');
  return parts.join(', ');
}

function describeFilter(filter: ResolvedFilter, words: OutlineWords): readonly [string, string] {
  if (filter.type === 'search') {
    const fields = filter.fields.map(({ label }) => label).map((key) => key.slice(key.lastIndexOf('.') + 1));
    const followed = (filter.follow ?? []).map(({ column }) => `following ${column}`);
    return ['search', [...fields, ...filter.by.map((kind) => `by ${kind}`), ...followed].join(', ')];
  }
  const parts: string[] = [filter.type];
  if (filter.type === 'relation') parts.push(`of ${filter.resource}`);
  if (filter.type === 'date-range' && filter.future) parts.push('also after today');
  if (!filter.label.startsWith('fields.')) parts.push(`labelled ${spell(words, filter.label)}`);
  const values = 'values' in filter ? `: ${filter.values.map(({ value }) => value).join(', ')}` : '';
  return [filter.field, `${parts.join(', ')}${values}`];
}

function describeTab(tab: Exclude<ResolvedTab, { type: 'fields' | 'lists' }>): string {
  switch (tab.type) {
    case 'related':
      return `${tab.resource} by ${tab.by}`;
    case 'timeline':
      return `timeline of ${[tab.resource, 'by', tab.by].join(' ')}, by ${tab.kind.field}${
        tab.fields.length > 0 ? ` with ${tab.fields.map((column) => column.field).join(', ')}` : ''
      }${tab.changes === undefined ? '' : `, changes from ${tab.changes.before} to ${tab.changes.after}`}`;
    case 'json':
      return `json of ${tab.field.field}`;
    case 'changes':
      return `changes from ${tab.before.field} to ${tab.after.field} of ${tab.record.field}`;
    case 'page':
      return `${tab.page} of ${tab.fields.map((column) => column.field).join(', ')}`;
  }
}

function outlineTab(tab: ResolvedTab, words: OutlineWords): string[] {
  const head = `tab ${tab.id} ${spell(words, tab.label)}`;
  if (tab.type === 'lists') {
    const lists = tab.lists.map((list) => [list.id, `${list.resource} by ${list.by}`] as const);
    return [`${head}: lists of ${tab.rows} rows`, ...indent(align(lists))];
  }
  if (tab.type !== 'fields') return [`${head}: ${describeTab(tab)}`];
  const rows = tab.sections.map((section) => {
    const fields = section.fields.map((field) =>
      field.label.startsWith('fields.') ? field.field : `${field.field} ${spell(words, field.label)}`,
    );
    return [section.id, fields.join(', ')] as const;
  });
  return [head, ...indent(align(rows))];
}

function outlineDetail(detail: ResolvedDetail, words: OutlineWords): string[] {
  const heading = [detail.title, detail.subtitle, detail.status, detail.amount]
    .filter((column) => column !== undefined)
    .map((column) => column.field);
  const parent = detail.parent === undefined ? '' : `, of ${detail.parent.resource ?? 'what is closed'}`;
  const lines = [`detail ${detail.path}${parent}${heading.length > 0 ? `, headed by ${heading.join(', ')}` : ''}`];
  for (const { id, text, resource } of detail.alerts ?? [])
    lines.push(...indent([`alert ${id} ${spell(words, text)}: of ${resource}`]));
  if (detail.checklist) lines.push(...indent(['checklist']));
  if (detail.actions_of !== undefined)
    lines.push(...indent([`actions of the record that ${detail.actions_of} leads to`]));
  if (detail.developer) lines.push(...indent(['drawer for developers']));
  for (const tab of detail.tabs) lines.push(...indent(outlineTab(tab, words)));
  return lines;
}

/** An action in words: its scope if that is not one record, and its form and confirmation. */
function describeAction(action: ResolvedAction, words: OutlineWords): string {
  const parts = [`action ${action.id} ${spell(words, action.label)}`];
  if (action.scope !== 'record') parts.push(action.scope === 'list' ? 'makes a record' : 'on selected records');
  if (action.path !== undefined) parts.push(`at ${action.path}`);
  if (action.form !== undefined) parts.push(`form ${action.form}`);
  if (action.confirmation !== undefined) parts.push(`requires ${action.confirmation}`);
  if (action.notes !== undefined) {
    parts.push(`blocked at times: ${action.notes.map((note) => spell(words, note)).join(', ')}`);
  }
  if (action.refused !== undefined) parts.push(`refused: ${spell(words, action.refused)}`);
  return parts.join(', ');
}

/** What a person has of one resource: columns, filters, order, detail screen, actions. */
export function outlineResource(name: string, resource: ResolvedResource, words?: OutlineWords): string[] {
  const { list, detail, actions } = resource;
  const order = `by ${list.sort.field} ${list.sort.order}`;
  const lines = [`${resource.singleton ? 'one record' : 'list'} of ${list.columns.length} columns, ${order}`];
  lines.push(...indent(align(list.columns.map((column) => [column.field, describeColumn(column, words)]))));
  if (list.filters.length > 0) {
    lines.push('filters', ...indent(align(list.filters.map((filter) => describeFilter(filter, words)))));
  }
  lines.push(...outlineListParts(list, words));
  if (detail !== undefined) lines.push(...outlineDetail(detail, words));
  for (const action of actions) lines.push(describeAction(action, words));
  return [`${name} ${resource.path ?? '(no list)'} ${spell(words, resource.label)}`, ...indent(lines)];
}
