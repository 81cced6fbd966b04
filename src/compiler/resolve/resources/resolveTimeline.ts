import type { ResolvedColumn, ResolvedTimelineTab } from '#contract/generated/api.ts';
import type { TimelineTab } from '#contract/generated/config.ts';

/** The record that has a timeline. */
interface TimelineOwner {
  readonly resource: string;
  /** The name of its record schema. */
  readonly kind: string;
}

/**
 * A timeline as the browser gets it. `columns`: the open list columns of the events' resource. `undefined` if the
 * person may not see when or what happened; without changes unless both values of a change are open.
 * Rule details.history-changes.
 */
export function resolveTimeline(
  tab: TimelineTab,
  columns: readonly ResolvedColumn[],
  owner: TimelineOwner,
): ResolvedTimelineTab | undefined {
  const named = (field: string): ResolvedColumn | undefined => columns.find((column) => column.field === field);
  const time = named(tab.time);
  const kind = named(tab.kind);
  if (time === undefined || kind === undefined) return undefined;
  const { changes } = tab;
  const kinds: ResolvedTimelineTab['kinds'] = {};
  for (const [value, { tone, icon, label }] of Object.entries(tab.kinds ?? {})) {
    kinds[value] = { tone: tone ?? 'neutral', ...(icon && { icon }), ...(label && { label }) };
  }
  return {
    type: 'timeline',
    id: tab.id,
    label: tab.label,
    resource: tab.resource,
    by: tab.foreign_key,
    time,
    kind,
    kinds,
    fields: (tab.fields ?? []).map(named).filter((column) => column !== undefined),
    ...(changes && named(changes.before) && named(changes.after) && { changes: { ...changes, ...owner } }),
  };
}
