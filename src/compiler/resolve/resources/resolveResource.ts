import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { Column, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';
import { type ColumnContext, openColumn } from '../fields/openColumn.ts';
import { referenceView, relationsOf } from '../fields/recordReference.ts';
import { answerFields, recordView } from '../fields/recordView.ts';
import { isSortable, resolveColumn } from '../fields/resolveColumn.ts';
import { resolveFilter } from '../fields/resolveFilter.ts';
import type { Gate } from '../gate/Gate.ts';
import { openFilters } from './openFilters.ts';
import type { ResourceAccess } from './ResourceAccess.ts';
import type { ResourceContext } from './ResourceContext.ts';
import { checklistAction, knownActions, refusedAction, resolveAction } from './resolveActions.ts';
import { resolveDetail } from './resolveDetail.ts';
import { resolveListParts } from './resolveListParts.ts';

/** The list columns of the resource that are open. */
export function openColumns(context: ColumnContext): Column[] {
  const { resource, list } = context.source.value;
  return list.columns.flatMap((column, index) => {
    const path = `resources.${resource}.list.columns.${column.field}`;
    return openColumn(context, column, { node: ['list', 'columns', index], path }) ?? [];
  });
}

/** The fields of the list's columns that are closed. */
function closedColumns({ list }: ResourceFile, open: readonly Column[]): string[] {
  const fields = open.map((column) => column.field);
  return list.columns.map((column) => column.field).filter((field) => !fields.includes(field));
}

/**
 * The fields that a list may be sorted by. By id is react-admin's default.
 * Rule lists.sorted-by-id.
 */
function sortFields({ list }: ResourceFile, columns: readonly Column[], record: RecordSchema): string[] {
  const sortable = columns.filter(isSortable).map((column) => column.field);
  return [...new Set([list.sort.field, ...sortable, ...(record.view ? [] : ['id'])])];
}

/** What a resource is called to the person. */
export function resourceLabel(source: Source<ResourceFile>, gate: Gate): string {
  const { resource, label, renamed } = source.value;
  return gate.first(source, ['renamed'], `resources.${resource}.renamed`, renamed)?.label ?? label;
}

/** One open resource: what the browser renders, and what the API gives. */
export function resolveResource(context: ResourceContext): { screen: ResolvedResource; access: ResourceAccess } {
  const { source, record, limits, isOpen } = context;
  const resource = source.value;
  const columns = openColumns(context);
  const closedFields = closedColumns(resource, columns);
  const filters = openFilters(context, closedFields);
  const parts = resolveListParts(context, columns, closedFields);
  const { open: actions, refused } = knownActions(source, context.gate);
  const detail = resolveDetail(context, columns);
  const asResolved = (column: Column): ResolvedColumn => resolveColumn(column, record, isOpen);
  const fields = (detail?.columns ?? []).map(asResolved);

  const screen: ResolvedResource = {
    ...(resource.path !== undefined && { path: resource.path }),
    api: `/api/${resource.resource}`,
    label: resourceLabel(source, context.gate),
    ...(record.singleton && { singleton: true as const }),
    list: {
      screen: resource.resource,
      sort: resource.list.sort,
      columns: columns.map(asResolved),
      filters: filters.map((filter) =>
        resolveFilter(filter, { record, columns, searchMinimum: limits.list.search_minimum }),
      ),
      page_sizes: resource.list.page_sizes ?? limits.list.page_sizes,
      ...parts.screen,
    },
    actions: [
      ...actions.map((action) => resolveAction(action, record.name, { fields, environment: context.gate.environment })),
      ...refused.map(refusedAction),
    ],
  };
  if (resource.list.empty !== undefined) screen.list.empty = resource.list.empty;
  const rowActions = (resource.list.row_actions ?? []).filter((id) =>
    screen.actions.some((action) => action.id === id),
  );
  if (rowActions.length > 0) screen.list.row_actions = rowActions;
  const checklist = detail && checklistAction(resource, context.gate);
  if (detail !== undefined) screen.detail = { ...detail.resolved, ...(checklist && { checklist: true as const }) };

  const parentField = detail?.resolved.parent?.by;
  const conduct = { actions, refused, inProgress: resource.in_progress };
  const listView = recordView(columns, record, parentField === undefined ? [] : [parentField], conduct);
  const detailView = detail && recordView(detail.columns, record, detail.fields, conduct);
  const access: ResourceAccess = {
    name: resource.resource,
    record,
    where: resource.where ?? {},
    listView,
    listFields: answerFields(listView),
    detailView,
    detailFields: detailView ? answerFields(detailView) : [],
    alerts: detail?.alerts ?? [],
    listRelations: relationsOf(columns),
    detailRelations: relationsOf(detail?.columns ?? []),
    actionsOf: detail?.resolved.actions_of,
    reference: detail?.title && detailView && referenceView(detail.title, record, detail.fields, detailView),
    sortFields: sortFields(resource, columns, record),
    defaultSort: resource.list.sort,
    filters,
    followed: [],
    ...parts.access,
    relatedBy: context.relatedBy,
    actions,
    checklist,
    refused,
  };
  return { screen, access };
}
