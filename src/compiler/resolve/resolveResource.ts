import type { ResolvedAction, ResolvedColumn, ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import type { ActionDeclaration, Column, Filter, LimitsFile, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../config.ts';
import type { Gate } from './Gate.ts';
import type { ResourceAccess } from './resolution.ts';
import { columnFields, resolveColumn } from './resolveColumn.ts';
import { filterFields, filterId, resolveFilter } from './resolveFilter.ts';
import { resolveTabs } from './resolveTabs.ts';

/** What resolving one resource needs to know of the rest. */
export interface ResourceContext {
  readonly source: Source<ResourceFile>;
  readonly record: RecordSchema;
  readonly gate: Gate;
  readonly limits: LimitsFile;
  readonly isOpen: (resource: string) => boolean;
  readonly relatedBy: readonly string[];
}

/** The list columns of the resource that are open. */
export function openColumns({ source, gate }: Pick<ResourceContext, 'source' | 'gate'>): Column[] {
  const { resource, list } = source.value;
  return list.columns.filter((column, index) =>
    gate.admits(source, ['list', 'columns', index], `resources.${resource}.list.columns.${column.field}`, column.guard),
  );
}

/** The filter without the fields whose columns are closed, or `undefined` when none is left. */
function withoutFields(filter: Filter, closed: readonly string[]): Filter | undefined {
  if (filter.type !== 'search') return closed.includes(filter.field) ? undefined : filter;
  const fields = filter.fields.filter((field) => !closed.includes(field));
  return fields.length === 0 ? undefined : { ...filter, fields };
}

function openFilters({ source, gate }: ResourceContext, columns: readonly Column[]): Filter[] {
  const { resource, list } = source.value;
  const open = columns.map((column) => column.field);
  const closed = list.columns.map((column) => column.field).filter((field) => !open.includes(field));
  return (list.filters ?? []).flatMap((filter, index) => {
    const path = `resources.${resource}.list.filters.${filterId(filter)}`;
    const node = ['list', 'filters', index];
    if (!gate.admits(source, node, path, filter.guard)) return [];
    const left = withoutFields(filter, closed);
    if (left === undefined)
      gate.follow(source, node, path, `the column ${filterFields(filter).join(' and ')} is closed`);
    return left ?? [];
  });
}

function openActions({ source, gate }: ResourceContext): ActionDeclaration[] {
  const { resource, actions } = source.value;
  return (actions ?? []).filter((action, index) =>
    gate.admits(source, ['actions', index], `resources.${resource}.actions.${action.id}`, action.guard),
  );
}

function resolveAction(action: ActionDeclaration): ResolvedAction {
  return {
    id: action.id,
    label: action.label,
    confirm: action.confirm,
    done: action.done,
    tone: action.tone ?? 'normal',
  };
}

function unique(fields: readonly string[]): string[] {
  return [...new Set(['id', ...fields])];
}

/** The route of a record: declared, or the list's with the id behind it. */
export function detailPath(resource: ResourceFile): string {
  return resource.detail?.path ?? `${resource.path}/{id}`;
}

/** One open resource: what the browser renders, and what the API gives. */
export function resolveResource(context: ResourceContext): { screen: ResolvedResource; access: ResourceAccess } {
  const { source, record, limits, isOpen } = context;
  const resource = source.value;
  const columns = openColumns(context);
  const filters = openFilters(context, columns);
  const actions = openActions(context);
  const tabs = resolveTabs(context, columns);
  const asResolved = (column: Column): ResolvedColumn => resolveColumn(column, record, isOpen);
  const columnOf = (field: string | undefined): ResolvedColumn | undefined => {
    const column = [...columns, ...tabs.columns].find((candidate) => candidate.field === field);
    return column && asResolved(column);
  };

  const screen: ResolvedResource = {
    path: resource.path,
    api: `/api/${resource.resource}`,
    label: resource.label,
    list: {
      screen: resource.resource,
      sort: resource.list.sort,
      columns: columns.map(asResolved),
      filters: filters.map((filter) =>
        resolveFilter(filter, { record, columns, searchMinimum: limits.list.search_minimum }),
      ),
      page_sizes: limits.list.page_sizes,
    },
    actions: actions.map(resolveAction),
  };
  if (resource.list.empty !== undefined) screen.list.empty = resource.list.empty;
  if (resource.detail !== undefined && tabs.resolved.length > 0) {
    const detail: ResolvedDetail = {
      screen: `${resource.resource}-detail`,
      path: detailPath(resource),
      tabs: tabs.resolved,
    };
    const [title, status, amount] = [resource.detail.title, resource.detail.status, resource.detail.amount].map(
      columnOf,
    );
    if (title) detail.title = title;
    if (status) detail.status = status;
    if (amount) detail.amount = amount;
    screen.detail = detail;
  }

  const fieldsOf = (list: readonly Column[]): string[] => list.flatMap((column) => columnFields(column, record));
  const headings = screen.detail
    ? columns.filter((column) =>
        [screen.detail?.title, screen.detail?.status, screen.detail?.amount].some(
          (shown) => shown?.field === column.field,
        ),
      )
    : [];
  const access: ResourceAccess = {
    name: resource.resource,
    record,
    where: resource.where ?? {},
    listFields: unique(fieldsOf(columns)),
    detailFields: screen.detail ? unique(fieldsOf([...headings, ...tabs.columns])) : [],
    sortFields: [...new Set([resource.list.sort.field, ...columns.filter((c) => c.sortable).map((c) => c.field)])],
    defaultSort: resource.list.sort,
    filters,
    relatedBy: context.relatedBy,
    actions,
  };
  return { screen, access };
}
