import type { ResolvedColumn, ResolvedSection, ResolvedTab } from '#contract/generated/api.ts';
import type { ChangesTab, Column, JsonTab, ListsTab, PageTab, Tab, TimelineTab } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';
import { openColumn } from '../fields/openColumn.ts';
import { resolveColumn } from '../fields/resolveColumn.ts';
import type { ResourceContext } from './ResourceContext.ts';
import { resolveTimeline } from './resolveTimeline.ts';

/** The open tabs of a detail screen, and all their columns. */
export interface OpenTabs {
  readonly resolved: ResolvedTab[];
  readonly columns: Column[];
}

/** Resolves tabs. A field named by a string is the list's column of that name, guard included. */
export function resolveTabs(context: ResourceContext, listColumns: readonly Column[]): OpenTabs {
  const { source, gate } = context;
  const resolver = new TabResolver(context, listColumns);
  const resolved: ResolvedTab[] = [];
  for (const [index, tab] of (source.value.detail?.tabs ?? []).entries()) {
    const node: NodePath = ['detail', 'tabs', index];
    const path = `resources.${source.value.resource}.detail.tabs.${tab.id}`;
    if (!gate.admits(source, node, path, tab.guard)) continue;
    const open = resolver.resolve(tab, node, path);
    if (open !== undefined) resolved.push(open);
  }
  return { resolved, columns: resolver.columns };
}

class TabResolver {
  readonly columns: Column[] = [];

  constructor(
    private readonly context: ResourceContext,
    private readonly listColumns: readonly Column[],
  ) {}

  /** A tab whose guard is open, or `undefined` where nothing of it is. */
  resolve(tab: Tab, node: NodePath, path: string): ResolvedTab | undefined {
    switch (tab.type) {
      case 'fields': {
        const sections = this.sections(tab.sections, node, path);
        return sections.length === 0 ? undefined : { type: 'fields', id: tab.id, label: tab.label, sections };
      }
      case 'related':
        if (!this.isOpen(tab, node, path)) return undefined;
        return { type: 'related', id: tab.id, label: tab.label, resource: tab.resource, by: tab.foreign_key };
      case 'lists':
        return this.lists(tab, node, path);
      case 'timeline':
        return this.timeline(tab, node, path);
      case 'json':
        return this.json(tab);
      case 'changes':
        return this.changes(tab, node, path);
      case 'page':
        return this.page(tab, node, path);
    }
  }

  /** The lists whose guards and resources are open. */
  private lists({ id, label, rows = 5, lists }: ListsTab, node: NodePath, path: string): ResolvedTab | undefined {
    const { source, gate } = this.context;
    const open = lists.filter((list, index) => {
      const inside = [...node, 'lists', index];
      const listPath = `${path}.lists.${list.id}`;
      return gate.admits(source, inside, listPath, list.guard) && this.isOpen(list, inside, listPath);
    });
    if (open.length === 0) return undefined;
    const resolved = open.map((list) => ({
      id: list.id,
      label: list.label,
      resource: list.resource,
      by: list.foreign_key,
    }));
    return { type: 'lists', id, label, rows, lists: resolved };
  }

  private isOpen(tab: { readonly resource: string }, node: NodePath, path: string): boolean {
    const { source, gate, isOpen } = this.context;
    if (isOpen(tab.resource)) return true;
    gate.follow(source, [...node, 'resource'], path, `the resource ${tab.resource} is closed`);
    return false;
  }

  private timeline(tab: TimelineTab, node: NodePath, path: string): ResolvedTab | undefined {
    const { source, record, gate, columnsOf } = this.context;
    if (!this.isOpen(tab, node, path)) return undefined;
    const owner = { resource: source.value.resource, kind: record.name };
    const resolved = resolveTimeline(tab, columnsOf(tab.resource), owner);
    if (resolved === undefined) {
      gate.follow(source, [...node, 'kind'], path, `${tab.time} or ${tab.kind} of ${tab.resource} is closed`);
    }
    return resolved;
  }

  private json({ id, label, field }: JsonTab): ResolvedTab {
    // The tab's guard is the field's: where the field is declared elsewhere too, the check of openness compares them.
    const column: Column = { type: 'json', field };
    this.columns.push(column);
    return { type: 'json', id, label, field: this.asResolved(column) };
  }

  /** A change is shown if all of it is open: both values, and their field. */
  private changes(tab: ChangesTab, node: NodePath, path: string): ResolvedTab | undefined {
    const [before, after, kind, record] = this.fields([tab.before, tab.after, tab.kind, tab.record], node, path);
    if (before === undefined || after === undefined || kind === undefined || record === undefined) return undefined;
    return {
      type: 'changes',
      id: tab.id,
      label: tab.label,
      before: this.asResolved(before),
      after: this.asResolved(after),
      kind: this.asResolved(kind),
      record: this.asResolved(record),
    };
  }

  private page({ id, label, page, fields }: PageTab, node: NodePath, path: string): ResolvedTab | undefined {
    const columns = this.fields(fields, [...node, 'fields'], path);
    if (columns.length === 0) return undefined;
    return { type: 'page', id, label, page, fields: columns.map((column) => this.asResolved(column)) };
  }

  private sections(
    sections: Extract<Tab, { type: 'fields' }>['sections'],
    node: NodePath,
    path: string,
  ): ResolvedSection[] {
    const { source, gate } = this.context;
    const open: ResolvedSection[] = [];
    for (const [index, section] of sections.entries()) {
      const sectionNode = [...node, 'sections', index];
      const sectionPath = `${path}.${section.id}`;
      if (!gate.admits(source, sectionNode, sectionPath, section.guard)) continue;
      const columns = this.fields(section.fields, [...sectionNode, 'fields'], sectionPath);
      if (columns.length === 0) continue;
      open.push({ id: section.id, label: section.label, fields: columns.map((column) => this.asResolved(column)) });
    }
    return open;
  }

  /** The open fields of a section, which are also noted as columns of the tabs. */
  private fields(fields: readonly (Column | string)[], node: NodePath, path: string): Column[] {
    const open: Column[] = [];
    for (const [position, field] of fields.entries()) {
      if (typeof field === 'string') {
        const column = this.listColumns.find((candidate) => candidate.field === field);
        if (column !== undefined) open.push(column);
        continue;
      }
      const place = { node: [...node, position], path: `${path}.${field.field}` };
      const column = openColumn(this.context, field, place);
      if (column !== undefined) open.push(column);
    }
    this.columns.push(...open);
    return open;
  }

  private asResolved(column: Column): ResolvedColumn {
    return resolveColumn(column, this.context.record, this.context.isOpen);
  }
}
