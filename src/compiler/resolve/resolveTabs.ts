import type { ResolvedSection, ResolvedTab } from '#contract/generated/api.ts';
import type { Column, FieldsTab } from '#contract/generated/config.ts';
import type { NodePath } from '../config.ts';
import { resolveColumn } from './resolveColumn.ts';
import type { ResourceContext } from './resolveResource.ts';

/** The open tabs of a detail screen, and every column that stands in them. */
export interface OpenTabs {
  readonly resolved: ResolvedTab[];
  readonly columns: Column[];
}

interface OpenSections {
  readonly resolved: ResolvedSection[];
  readonly columns: Column[];
}

/** Resolves tabs. A field named by a string is the list's column of that name, guard included. */
export function resolveTabs(context: ResourceContext, listColumns: readonly Column[]): OpenTabs {
  const { source, gate, isOpen } = context;
  const resource = source.value.resource;
  const open: OpenTabs = { resolved: [], columns: [] };
  for (const [index, tab] of (source.value.detail?.tabs ?? []).entries()) {
    const node: NodePath = ['detail', 'tabs', index];
    const path = `resources.${resource}.detail.tabs.${tab.id}`;
    if (!gate.admits(source, node, path, tab.guard)) continue;
    if (tab.type === 'related') {
      if (isOpen(tab.resource)) {
        open.resolved.push({ type: 'related', id: tab.id, label: tab.label, resource: tab.resource, by: tab.by });
      } else {
        gate.follow(source, [...node, 'resource'], path, `the resource ${tab.resource} is closed`);
      }
      continue;
    }
    const sections = resolveSections(context, listColumns, tab, node, path);
    if (sections.resolved.length === 0) continue;
    open.resolved.push({ type: 'fields', id: tab.id, label: tab.label, sections: sections.resolved });
    open.columns.push(...sections.columns);
  }
  return open;
}

function resolveSections(
  context: ResourceContext,
  listColumns: readonly Column[],
  tab: FieldsTab,
  node: NodePath,
  path: string,
): OpenSections {
  const { source, gate, record, isOpen } = context;
  const open: OpenSections = { resolved: [], columns: [] };
  for (const [index, section] of tab.sections.entries()) {
    const sectionNode = [...node, 'sections', index];
    if (!gate.admits(source, sectionNode, `${path}.${section.id}`, section.guard)) continue;
    const columns: Column[] = [];
    for (const [position, field] of section.fields.entries()) {
      const column = typeof field === 'string' ? listColumns.find((candidate) => candidate.field === field) : field;
      if (column === undefined) continue;
      const admitted =
        typeof field === 'string' ||
        gate.admits(
          source,
          [...sectionNode, 'fields', position],
          `${path}.${section.id}.${column.field}`,
          column.guard,
        );
      if (admitted) columns.push(column);
    }
    if (columns.length === 0) continue;
    const fields = columns.map((column) => resolveColumn(column, record, isOpen));
    open.resolved.push({ id: section.id, label: section.label, fields });
    open.columns.push(...columns);
  }
  return open;
}
