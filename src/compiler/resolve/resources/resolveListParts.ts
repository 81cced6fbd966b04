import type { ResolvedList, ResolvedListSwitch, ResolvedRowCard } from '#contract/generated/api.ts';
import type { Column, RowCard, Segment, StatusTabs } from '#contract/generated/config.ts';
import { labelledValues } from '../fields/resolveColumn.ts';
import type { ResourceAccess } from './ResourceAccess.ts';
import type { ResourceContext } from './ResourceContext.ts';

/** What a list has besides its columns and filters, for the browser and for the API. */
export interface ListParts {
  readonly screen: Pick<
    ResolvedList,
    'segments' | 'tabs' | 'link' | 'card' | 'export' | 'help' | 'switch' | 'refresh_seconds'
  >;
  readonly access: Pick<ResourceAccess, 'segments' | 'tabs' | 'exportColumns'>;
}

/** The fields that a segment filters by. */
export function segmentFields({ where, days }: Segment): string[] {
  return [...Object.keys(where ?? {}), ...Object.keys(days ?? {})];
}

/** The segments that are open; one over a closed column is closed. */
function openSegments({ source, gate }: ResourceContext, closedFields: readonly string[]): Segment[] {
  const { resource, list } = source.value;
  return (list.segments ?? []).filter((segment, index) => {
    const path = `resources.${resource}.list.segments.${segment.id}`;
    const node = ['list', 'segments', index];
    if (!gate.admits(source, node, path, segment.guard)) return false;
    const closed = segmentFields(segment).find((field) => closedFields.includes(field));
    if (closed !== undefined) gate.follow(source, node, path, `the column ${closed} is closed`);
    return closed === undefined;
  });
}

function openTabs({ source, gate }: ResourceContext, closedFields: readonly string[]): StatusTabs | undefined {
  const { resource, list } = source.value;
  const { tabs } = list;
  const path = `resources.${resource}.list.tabs`;
  if (tabs === undefined || !gate.admits(source, ['list', 'tabs'], path, tabs.guard)) return undefined;
  if (!closedFields.includes(tabs.field)) return tabs;
  gate.follow(source, ['list', 'tabs'], path, `the column ${tabs.field} is closed`);
  return undefined;
}

/** The columns that a person may have in a file, in its order; none where the export is closed. */
function exportColumns({ source, gate }: ResourceContext, columns: readonly Column[]): Column[] {
  const { resource, list } = source.value;
  const path = `resources.${resource}.list.export`;
  if (list.export === undefined || !gate.admits(source, ['list', 'export'], path, list.export.guard)) return [];
  return list.export.columns.flatMap((field) => columns.filter((column) => column.field === field));
}

/** The card without the columns that are closed. */
function openCard({ title, subtitle, amount, status }: RowCard, columns: readonly Column[]): ResolvedRowCard {
  const open = columns.map((column) => column.field);
  const card: ResolvedRowCard = { subtitle: (subtitle ?? []).filter((field) => open.includes(field)) };
  if (open.includes(title)) card.title = title;
  if (amount !== undefined && open.includes(amount)) card.amount = amount;
  if (status !== undefined && open.includes(status)) card.status = status;
  return card;
}

/** Where a row leads: through a relation only where the column and the other resource are open. */
function openLink({ source, isOpen }: ResourceContext, columns: readonly Column[]): string | undefined {
  const { link } = source.value.list;
  if (link === undefined || link === 'detail') return undefined;
  const column = columns.find((candidate) => candidate.field === link);
  const target = column?.type === 'relation' ? column.resource : undefined;
  return target !== undefined && isOpen(target) ? link : 'none';
}

/** The change to another view, for those who may choose its flag. Rule access.own-flags. */
function openSwitch({ source, gate, flags }: ResourceContext): ResolvedListSwitch | undefined {
  const { resource, list } = source.value;
  if (list.switch === undefined) return undefined;
  const { success, ...shown } = list.switch;
  const index = flags.value.flags.findIndex(({ id }) => id === shown.flag);
  const path = `resources.${resource}.list.switch`;
  const chosenBy = flags.value.flags[index]?.chosen_by;
  if (!gate.admits(flags, ['flags', index], path, chosenBy, 'chosen_by')) return undefined;
  return { ...shown, done: success };
}

/** Segments, tabs, row link, card, export, help, switch and refreshing, as far as they are open. */
export function resolveListParts(
  context: ResourceContext,
  columns: readonly Column[],
  closedFields: readonly string[],
): ListParts {
  const { source, gate, record } = context;
  const { resource, list } = source.value;
  const segments = openSegments(context, closedFields);
  const tabs = openTabs(context, closedFields);
  const exported = exportColumns(context, columns);
  const link = openLink(context, columns);

  const screen: ListParts['screen'] = {};
  if (segments.length > 0) screen.segments = segments.map(({ id, label }) => ({ id, label }));
  if (tabs !== undefined) {
    const known = labelledValues(record, tabs.field);
    const values = tabs.values.flatMap((value) => known.filter((candidate) => candidate.value === value));
    screen.tabs = { field: tabs.field, values };
  }
  if (link !== undefined) screen.link = link;
  if (list.card !== undefined) screen.card = openCard(list.card, columns);
  if (exported.length > 0) screen.export = { columns: exported.map((column) => column.field) };
  const path = `resources.${resource}.list.help`;
  if (list.help !== undefined && gate.admits(source, ['list', 'help'], path, list.help.guard)) {
    screen.help = { en: list.help.en, id: list.help.id };
  }
  const switched = openSwitch(context);
  if (switched !== undefined) screen.switch = switched;
  if (list.refresh_seconds !== undefined) screen.refresh_seconds = list.refresh_seconds;
  return { screen, access: { segments, tabs, exportColumns: exported } };
}
