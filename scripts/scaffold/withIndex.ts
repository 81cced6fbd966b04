import { applyEdits, modify } from 'jsonc-parser';
import { listsOfTree, withValues } from '#compiler/expand/valueLists.ts';
import { type FileTree, filesBelow } from '#compiler/fileTree.ts';
import { suggest } from '#compiler/nearest.ts';
import { readRecord } from '#compiler/parse/files/readRecord.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { UsageError } from '../lib/UsageError.ts';

export type IndexKeyword = 'x-indexes' | 'x-search' | 'x-last-four';

/** PostgreSQL's limit for a name. */
const LONGEST_NAME = 63;

function indexProblem(record: RecordSchema, keyword: IndexKeyword, fields: readonly string[]): string | undefined {
  const unknown = fields.find((field) => !Object.hasOwn(record.fields, field));
  if (unknown !== undefined)
    return `The record "${record.name}" has no field "${unknown}". ${suggest(unknown, Object.keys(record.fields), 'field')}`;
  if (record.view) return `${record.table} is a view: write its index by hand, at the tables that it reads.`;
  if (keyword === 'x-indexes') {
    if (record.indexes.some((index) => index.join() === fields.join()))
      return `${record.table} has an index of ${fields.join(', ')} already.`;
    const name = [record.table, ...fields, 'idx'].join('_');
    return name.length > LONGEST_NAME ? `The name ${name} has more than ${LONGEST_NAME} characters.` : undefined;
  }
  const [field = ''] = fields;
  if (fields.length > 1) return 'Name one field.';
  if (record.fields[field]?.kind !== 'text') return `"${field}" is no text.`;
  const known = keyword === 'x-search' ? record.search : record.lastFour;
  return known.includes(field) ? `"${field}" is in ${keyword} already.` : undefined;
}

/**
 * Returns a record schema with an index added, and all else unchanged. Throws UsageError if the index is not possible.
 */
export function withIndex(
  tree: FileTree,
  name: string,
  keyword: IndexKeyword,
  fields: readonly string[],
): { readonly file: string; readonly text: string; readonly record: RecordSchema } {
  const file = `schemas/records/${name}.schema.json`;
  const text = tree.get(file);
  if (text === undefined) {
    const names = filesBelow(tree, 'schemas/records', '.schema.json').map((other) =>
      other.slice(16, -'.schema.json'.length),
    );
    throw new UsageError(`There is no record "${name}". ${suggest(name, names, 'record')}`);
  }
  const lists = listsOfTree(tree);
  const { record } = readRecord(file, withValues(text, lists));
  if (record === undefined) throw new UsageError(`${file} cannot be read; see npm run check.`);
  const wrong = indexProblem(record, keyword, fields);
  if (wrong !== undefined) throw new UsageError(wrong);
  const added = keyword === 'x-indexes' ? [...fields] : fields[0];
  const isThere = keyword in (JSON.parse(text) as object);
  const edits = isThere
    ? modify(text, [keyword, -1], added, { isArrayInsertion: true })
    : modify(text, [keyword], [added], { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  const changed = applyEdits(text, edits);
  return { file, text: changed, record: readRecord(file, withValues(changed, lists)).record ?? record };
}
