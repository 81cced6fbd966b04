import { recordWord } from '#contract/columns/recordWord.ts';
import type { ResolvedColumn, ResolvedDetail } from '#contract/generated/api.ts';
import type { Column, RecordAlert, ResourceFile } from '#contract/generated/config.ts';
import { resolveColumn } from '../fields/resolveColumn.ts';
import type { ResourceContext } from './ResourceContext.ts';
import { resolveTabs } from './resolveTabs.ts';

/** An open detail screen, its columns, and its other fields. */
export interface OpenDetail {
  readonly resolved: ResolvedDetail;
  readonly columns: readonly Column[];
  readonly fields: readonly string[];
  /** The column that names the record; `undefined` where it is closed. */
  readonly title: Column | undefined;
  /** Notices that another record may give. */
  readonly alerts: readonly RecordAlert[];
}

/** The route of a record: declared, or the list's with the id behind it. `undefined` where it has neither. */
export function detailPath({ path, detail }: ResourceFile): string | undefined {
  if (detail === undefined) return undefined;
  return detail.path ?? (path === undefined ? undefined : `${path}/{id}`);
}

/** The parts of the heading: each names a field of the list or of a tab. */
const HEADINGS = ['title', 'subtitle', 'status', 'amount', 'amount_less', 'notice'] as const;

/** The notices whose guards and resources are open. */
function openAlerts({ source, gate, isOpen }: ResourceContext): RecordAlert[] {
  const { detail, resource } = source.value;
  return (detail?.alerts ?? []).filter((alert, index) => {
    const node = ['detail', 'alerts', index];
    const path = `resources.${resource}.detail.alerts.${alert.id}`;
    if (!gate.admits(source, node, path, alert.guard)) return false;
    if (isOpen(alert.resource)) return true;
    gate.follow(source, [...node, 'resource'], path, `the resource ${alert.resource} is closed`);
    return false;
  });
}

/** The detail screen, or `undefined` where nothing of it is open. `listColumns`: the open ones. */
export function resolveDetail(context: ResourceContext, listColumns: readonly Column[]): OpenDetail | undefined {
  const { record, isOpen } = context;
  const { detail, resource } = context.source.value;
  const path = detailPath(context.source.value);
  const tabs = resolveTabs(context, listColumns);
  if (detail === undefined || path === undefined || tabs.resolved.length === 0) return undefined;
  const resolved: ResolvedDetail = {
    screen: `${resource}-detail`,
    path,
    record: recordWord(record.name),
    tabs: tabs.resolved,
  };
  const columns = [...tabs.columns];
  const headingColumn = (heading: (typeof HEADINGS)[number]): Column | undefined =>
    [...listColumns, ...tabs.columns].find((candidate) => candidate.field === detail[heading]);
  for (const heading of HEADINGS) {
    const column = headingColumn(heading);
    if (column === undefined) continue;
    columns.push(column);
    const shown: ResolvedColumn = resolveColumn(column, record, isOpen);
    resolved[heading] = shown;
  }
  const alerts = openAlerts(context);
  if (alerts.length > 0) {
    resolved.alerts = alerts.map(({ id, tone = 'critical', text, link, resource: other }) => ({
      id,
      tone,
      text,
      link,
      resource: other,
    }));
  }
  const fields: string[] = [];
  const source = columns.find(({ field, type }) => type === 'relation' && field === detail.actions_of);
  if (source !== undefined) resolved.actions_of = source.field;
  if (detail.parent !== undefined) {
    const { foreign_key: by, resource: parent } = detail.parent;
    resolved.parent = { by, ...(isOpen(parent) && { resource: parent }) };
    fields.push(by);
  }
  return { resolved, columns, fields, title: headingColumn('title'), alerts };
}
