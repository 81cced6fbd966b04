import { recordOf } from '#compiler/expand/expandResource.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { type SuggestedColumns, suggestColumns } from './resourceColumns.ts';

/** The properties of a new resource. */
export interface NewResource {
  readonly name: string;
  readonly record: RecordSchema;
  readonly path: string;
  readonly permissions: readonly string[];
  /** Only records with these values belong to it, by field. */
  readonly where: Readonly<Record<string, readonly string[]>>;
  /** The condition under which a record is in progress. */
  readonly inProgress: string | undefined;
}

/** Returns the prefix of a resource's locale keys. */
export function wordsPrefix(name: string): string {
  return name.replaceAll('-', '_');
}

function list(items: readonly string[], indent: string): string {
  return items.map((item) => `${indent}- ${item}\n`).join('');
}

function detailText({ fields, title }: SuggestedColumns): string {
  const heading = title === undefined ? '' : `  title: ${title}\n`;
  return `
detail:
${heading}  sections:
    details:
${list(fields, '      ')}`;
}

/** Returns a resource file that shows every field of a record: config/resources/<name>.yaml. */
export function resourceText(resource: NewResource, resourceOf: (prefix: string) => string | undefined): string {
  const { name, record, path, permissions, where, inProgress } = resource;
  const suggested = suggestColumns(record, Object.keys(where), resourceOf);
  const fixed = Object.entries(where).map(([field, values]) => `${field}: [${values.join(', ')}]`);
  const condition = fixed.length === 0 ? '' : `where: { ${fixed.join(', ')} }\n`;
  const progress = inProgress === undefined ? '' : `in_progress: "${inProgress}"\n`;
  const filters = suggested.filters.length === 0 ? '' : `  filters:\n${list(suggested.filters, '    ')}`;
  return `# yaml-language-server: $schema=../../schemas/resource.schema.json
version: 3
${record.name === recordOf(name) ? '' : `record: ${record.name}\n`}path: ${path}
guard: { permission: [${permissions.join(', ')}] }
${condition}${progress}
list:
  columns:
${list(suggested.columns, '    ')}${filters}${detailText(suggested)}`;
}
