import type { RecordView } from '#compiler/resolve/fields/recordView.ts';
import { filterFields } from '#compiler/resolve/fields/resolveFilter.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { PublicResource } from '#contract/generated/config.ts';

/** What one API key has of a resource under /api/v1. */
export interface PublicAccess {
  /** Lists and records, without what only screens need. */
  readonly reads: ResourceAccess;
  readonly actions: ResourceAccess['actions'];
  /** Fields without a filter that a list is filtered by: no two records have the same value. */
  readonly unique: readonly string[];
}

/** The declared fields that are open, and the currencies of amounts. What the record's own screen holds goes first. */
function publicView({ detailView, listView, record }: ResourceAccess, declared: readonly string[]): RecordView {
  const views = detailView === undefined ? [listView] : [detailView, listView];
  const fields = [...new Set(declared.flatMap((field) => [field, record.fields[field]?.currency ?? field]))];
  const masks: RecordView['masks'] = new Map(
    fields.flatMap((field) => {
      const mask = views.find((view) => view.fields.includes(field))?.masks.get(field);
      return mask === undefined ? [] : [[field, mask] as const];
    }),
  );
  const open = fields.filter((field) => views.some((view) => view.fields.includes(field)));
  return { fields: ['id', ...open], reads: [], masks, computed: [], tones: [], blocks: [] };
}

/**
 * What remains of a user's or a key's access under /api/v1: the declared fields, filters and actions, as far as the screens
 * open them. Rule api-keys.public-api.
 */
export function publicAccess(access: ResourceAccess, declared: PublicResource): PublicAccess {
  const { fields, filters = [], actions = [] } = declared;
  const view = publicView(access, fields);
  const isDeclared = (field: string) => filters.includes(field);
  const open = access.filters.filter((filter) => filter.type !== 'search' && filterFields(filter).every(isDeclared));
  const reads: ResourceAccess = {
    ...access,
    listView: view,
    listFields: view.fields,
    detailView: view,
    detailFields: view.fields,
    alerts: [],
    checklist: undefined,
    listRelations: [],
    detailRelations: [],
    actionsOf: undefined,
    filters: open,
    segments: [],
    tabs: access.tabs && isDeclared(access.tabs.field) ? access.tabs : undefined,
    exportColumns: [],
    relatedBy: access.relatedBy.filter(isDeclared),
    actions: [],
    refused: [],
  };
  return {
    reads,
    actions: access.actions.filter(({ id, scope }) => scope !== 'selection' && actions.includes(id)),
    unique: access.record.unique.filter((field) => isDeclared(field) && view.fields.includes(field)),
  };
}
