import type { LiveExample } from '#contract/generated/api.ts';
import type { Column, Filter, ResourceFile } from '#contract/generated/config.ts';
import type { Config } from '../config.ts';
import { resolveColumn } from '../resolve/resolveColumn.ts';
import { resolveFilter } from '../resolve/resolveFilter.ts';
import type { KindUse } from './findUses.ts';
import { isNode } from './SchemaBook.ts';
import { sampleRecord } from './sampleRecord.ts';

const COLUMN_FILE = 'schemas/shared/column.schema.json';
const FILTER_FILE = 'schemas/shared/filter.schema.json';

/** How an example that stands in a resource is drawn; `undefined` for what cannot be drawn by itself. */
export function liveExample(config: Config, schemaFile: string, use: KindUse): LiveExample | undefined {
  const resource = use.source.value as Partial<ResourceFile>;
  const { value } = use;
  const record = resource.record === undefined ? undefined : config.records.get(resource.record);
  if (record === undefined || resource.list === undefined || !isNode(value) || !('type' in value)) return undefined;
  if (schemaFile === COLUMN_FILE && use.path.some((key) => key === 'columns' || key === 'fields')) {
    const column = resolveColumn(value as unknown as Column, record, () => false);
    return { columns: [column], record: sampleRecord(record) };
  }
  if (schemaFile === FILTER_FILE && use.path.includes('filters')) {
    const { columns } = resource.list;
    const searchMinimum = config.limits.value.list.search_minimum;
    return {
      filter: resolveFilter(value as unknown as Filter, { record, columns, searchMinimum }),
      record: sampleRecord(record),
    };
  }
  return undefined;
}
