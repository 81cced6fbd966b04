import { OTHER_KINDS } from '#contract/columns/recordWord.ts';
import type { LiveExample } from '#contract/generated/api.ts';
import type {
  Column,
  FieldSection,
  Filter,
  FormRule,
  PageFile,
  ResourceFile,
  Tab,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Config } from '../config.ts';
import { allOffered, isChoice } from '../resolve/fields/offeredValues.ts';
import { resolveColumn } from '../resolve/fields/resolveColumn.ts';
import { type OpenFilter, resolveFilter } from '../resolve/fields/resolveFilter.ts';
import type { KindUse } from './findUses.ts';
import { liveForm, liveRule, liveSteps } from './liveForm.ts';
import { liveSection, liveTab } from './liveTab.ts';
import { isNode } from './SchemaBook.ts';
import { sampleRecord } from './sampleRecord.ts';

const COLUMN_FILE = 'schemas/shared/column.schema.json';
const FILTER_FILE = 'schemas/shared/filter.schema.json';
const DETAIL_FILE = 'schemas/shared/detail.schema.json';
const PAGE_FILE = 'schemas/page.schema.json';
const FORM_FILE = 'schemas/shared/form.schema.json';
const STEPS_FILE = 'schemas/form.schema.json';

/**
 * A block of a page, which the browser finds in the console that it has. An island is code, and requests records that
 * are not available here.
 */
function liveBlock({ source, path, value }: KindUse): LiveExample | undefined {
  const page = source.value as PageFile;
  if (path.length !== 2 || path[0] !== 'blocks' || !isNode(value) || typeof value.id !== 'string') return undefined;
  return value.type === 'island' ? undefined : { block: { page: page.page, id: value.id } };
}

/** A filter with every value that it offers to anybody. */
function openToAll(filter: Filter, { where }: Pick<Partial<ResourceFile>, 'where'>, record: RecordSchema): OpenFilter {
  if (filter.type === 'record-kind') return { ...filter, values: [record.name, ...OTHER_KINDS] };
  return isChoice(filter) ? { ...filter, values: [...allOffered(filter, record, where)] } : filter;
}

/** How an example is drawn; `undefined` for what cannot be drawn by itself. */
export function liveExample(config: Config, schemaFile: string, use: KindUse): LiveExample | undefined {
  if (schemaFile === FORM_FILE) return liveForm(config, use);
  if (schemaFile === STEPS_FILE) return liveSteps(config, use);
  return schemaFile === PAGE_FILE ? liveBlock(use) : livePart(config, schemaFile, use);
}

/** How an example that no file has is drawn: a rule between fields of a form. */
export function liveMadeUp(config: Config, schemaFile: string, value: unknown): LiveExample | undefined {
  if (schemaFile !== FORM_FILE || !isNode(value) || !('rule' in value)) return undefined;
  // Made from the schema of rules.
  return liveRule(config, value as unknown as FormRule);
}

/** How an example in a resource is rendered. */
function livePart(config: Config, schemaFile: string, use: KindUse): LiveExample | undefined {
  const resource = use.source.value as Partial<ResourceFile>;
  const { value } = use;
  const record = resource.record === undefined ? undefined : config.records.get(resource.record);
  if (record === undefined || resource.list === undefined || !isNode(value)) return undefined;
  if (schemaFile === DETAIL_FILE && use.path[1] === 'tabs') {
    // The schema has vouched for the shape.
    const whole = resource as ResourceFile;
    if (use.path.length === 3) return liveTab(config, value as unknown as Tab, whole, record);
    if (use.path.length === 5 && use.path[3] === 'sections')
      return liveSection(value as unknown as FieldSection, whole, record);
  }
  if (!('type' in value)) return undefined;
  if (schemaFile === COLUMN_FILE && use.path.some((key) => key === 'columns' || key === 'fields')) {
    const column = resolveColumn(value as unknown as Column, record, () => false);
    return { columns: [column], record: sampleRecord(record) };
  }
  if (schemaFile === FILTER_FILE && use.path.includes('filters')) {
    const { columns } = resource.list;
    const searchMinimum = config.limits.value.list.search_minimum;
    const open = openToAll(value as unknown as Filter, resource, record);
    return { filter: resolveFilter(open, { record, columns, searchMinimum }), record: sampleRecord(record) };
  }
  return undefined;
}
