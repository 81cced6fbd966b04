import type { LiveExample, ResolvedColumn, ResolvedTab } from '#contract/generated/api.ts';
import type { ChangesTab, Column, FieldSection, ResourceFile, Tab, TimelineTab } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Config } from '../config.ts';
import { resolveColumn } from '../resolve/fields/resolveColumn.ts';
import { resolveTimeline } from '../resolve/resources/resolveTimeline.ts';
import { sampleRecord } from './sampleRecord.ts';

/** Columns as a person with full access gets them; relations lead nowhere, since no record is there. */
function resolved(columns: readonly Column[], record: RecordSchema): ResolvedColumn[] {
  return columns.map((column) => resolveColumn(column, record, () => false));
}

function fieldsOf(fields: readonly (Column | string)[], resource: ResourceFile, record: RecordSchema) {
  const named = fields.map((field) =>
    typeof field === 'string' ? resource.list.columns.find((column) => column.field === field) : field,
  );
  return resolved(
    named.filter((column) => column !== undefined),
    record,
  );
}

/** The events of a timeline: one that is made up, with a kind that the tab declares. */
function liveTimeline(config: Config, tab: TimelineTab, resource: ResourceFile): LiveExample | undefined {
  const events = config.resources.get(tab.resource)?.value;
  const record = events && config.records.get(events.record);
  const owner = { resource: resource.resource, kind: resource.record };
  const shown = record && resolveTimeline(tab, resolved(events.list.columns, record), owner);
  if (record === undefined || shown === undefined) return undefined;
  const [kind] = Object.keys(shown.kinds);
  return { tab: shown, record: { ...sampleRecord(record), ...(kind !== undefined && { [tab.kind]: kind }) } };
}

/** The columns of a related list, with a record that is made up: the list itself has no records here. */
function liveRelated(config: Config, name: string): LiveExample | undefined {
  const related = config.resources.get(name)?.value;
  const record = related && config.records.get(related.record);
  return record && { columns: resolved(related.list.columns, record), record: sampleRecord(record) };
}

/** What changed, with values that are made up. */
function liveChanges(tab: ChangesTab, resource: ResourceFile, record: RecordSchema): LiveExample | undefined {
  const [before, after, kind, changed] = fieldsOf([tab.before, tab.after, tab.kind, tab.record], resource, record);
  if (before === undefined || after === undefined || kind === undefined || changed === undefined) return undefined;
  const { id, label } = tab;
  return { tab: { type: 'changes', id, label, before, after, kind, record: changed }, record: sampleRecord(record) };
}

/** How a section of a tab is drawn: in a tab of its own. */
export function liveSection(section: FieldSection, resource: ResourceFile, record: RecordSchema): LiveExample {
  const { id, label, fields } = section;
  const sections = [{ id, label, fields: fieldsOf(fields, resource, record) }];
  return { tab: { type: 'fields', id, label, sections }, record: sampleRecord(record) };
}

/** How a tab of a detail screen is rendered, for any person; `undefined` if its content is missing. */
export function liveTab(
  config: Config,
  tab: Tab,
  resource: ResourceFile,
  record: RecordSchema,
): LiveExample | undefined {
  const { id, label } = tab;
  const made = (shown: ResolvedTab): LiveExample => ({ tab: shown, record: sampleRecord(record) });
  switch (tab.type) {
    case 'fields': {
      const sections = tab.sections.map((section) => ({
        id: section.id,
        label: section.label,
        fields: fieldsOf(section.fields, resource, record),
      }));
      return made({ type: 'fields', id, label, sections });
    }
    case 'json':
      return made({
        type: 'json',
        id,
        label,
        field: resolveColumn({ type: 'json', field: tab.field }, record, () => false),
      });
    case 'changes':
      return liveChanges(tab, resource, record);
    // Its lists have no records here.
    case 'lists':
      return undefined;
    // An island is code, and requests records that are not available here.
    case 'page':
      return undefined;
    case 'timeline':
      return liveTimeline(config, tab, resource);
    case 'related':
      return liveRelated(config, tab.resource);
  }
}
