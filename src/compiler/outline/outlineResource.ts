import type {
  ResolvedAction,
  ResolvedColumn,
  ResolvedDetail,
  ResolvedFilter,
  ResolvedResource,
  ResolvedTab,
} from '#contract/generated/api.ts';
import { align, indent, type OutlineWords, spell } from './outlineWords.ts';

/** A column in words. A label is told where it is not the field's own. */
function describeColumn(column: ResolvedColumn, words: OutlineWords): string {
  const parts = [column.type as string];
  if (!column.label.startsWith('fields.')) parts.push(`labelled ${spell(words, column.label)}`);
  if (column.type === 'relation') parts.push(column.resource === undefined ? 'not linked' : `to ${column.resource}`);
  if (column.sortable) parts.push('sortable');
  if (column.hidden) parts.push('hidden at first');
  if (column.copy) parts.push('copy');
  return parts.join(', ');
}

function describeFilter(filter: ResolvedFilter, words: OutlineWords): readonly [string, string] {
  if (filter.type === 'search') {
    return ['search', filter.fields.map((key) => key.slice(key.lastIndexOf('.') + 1)).join(', ')];
  }
  const label = filter.label.startsWith('fields.') ? '' : `, labelled ${spell(words, filter.label)}`;
  return [filter.field, `${filter.type}${label}`];
}

function outlineTab(tab: ResolvedTab, words: OutlineWords): string[] {
  const head = `tab ${tab.id} ${spell(words, tab.label)}`;
  if (tab.type === 'related') return [`${head}: ${tab.resource} by ${tab.by}`];
  const rows = tab.sections.map((section) => {
    const fields = section.fields.map((field) =>
      field.label.startsWith('fields.') ? field.field : `${field.field} ${spell(words, field.label)}`,
    );
    return [section.id, fields.join(', ')] as const;
  });
  return [head, ...indent(align(rows))];
}

function outlineDetail(detail: ResolvedDetail, words: OutlineWords): string[] {
  const heading = [detail.title, detail.status, detail.amount]
    .filter((column) => column !== undefined)
    .map((column) => column.field);
  const lines = [`detail ${detail.path}${heading.length > 0 ? `, headed by ${heading.join(', ')}` : ''}`];
  for (const tab of detail.tabs) lines.push(...indent(outlineTab(tab, words)));
  return lines;
}

/** An action in words: what it is done to where that is not one record, and what it asks for first. */
function describeAction(action: ResolvedAction, words: OutlineWords): string {
  const parts = [`action ${action.id} ${spell(words, action.label)}`];
  if (action.scope !== 'record') parts.push(action.scope === 'list' ? 'makes a record' : 'on selected records');
  if (action.form !== undefined) parts.push(`form ${action.form}`);
  if (action.confirmation !== undefined) parts.push(`asks for ${action.confirmation}`);
  return parts.join(', ');
}

/** What a person has of one resource: columns, filters, order, detail screen, actions. */
export function outlineResource(name: string, resource: ResolvedResource, words?: OutlineWords): string[] {
  const { list, detail, actions } = resource;
  const lines = [`list of ${list.columns.length} columns, by ${list.sort.field} ${list.sort.order}`];
  lines.push(...indent(align(list.columns.map((column) => [column.field, describeColumn(column, words)]))));
  if (list.filters.length > 0) {
    lines.push('filters', ...indent(align(list.filters.map((filter) => describeFilter(filter, words)))));
  }
  if (detail !== undefined) lines.push(...outlineDetail(detail, words));
  for (const action of actions) lines.push(describeAction(action, words));
  return [`${name} ${resource.path} ${spell(words, resource.label)}`, ...indent(lines)];
}
