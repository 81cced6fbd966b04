import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import type { FileKind } from '../parse/files/fileKinds.ts';
import { migrateValue } from './migrateValue.ts';
import type { Edit } from './Step.ts';

/** The key or the value that an edit replaces. */
function nodeOf(document: Document, edit: Edit): unknown {
  if (!('key' in edit)) return document.getIn(edit.path, true);
  const map: unknown = edit.path.length === 1 ? document.contents : document.getIn(edit.path.slice(0, -1), true);
  return isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === edit.path.at(-1))?.key : undefined;
}

/** The text of a file in the present version: only what is written otherwise changes, comments and order stay. */
export function migrateText(kind: FileKind['kind'], text: string): string {
  const document = parseDocument(text, { version: '1.2', schema: 'core' });
  if (document.errors.length > 0) return text;
  const spans = new Map<number, { end: number; value: string }>();
  for (const edit of migrateValue(kind, document.toJS()).edits) {
    const node = nodeOf(document, edit);
    // Of several steps the last has the say.
    if (isScalar(node) && node.range)
      spans.set(node.range[0], { end: node.range[1], value: String('key' in edit ? edit.key : edit.value) });
  }
  let migrated = text;
  for (const [start, { end, value }] of [...spans].sort(([left], [right]) => right - left)) {
    migrated = migrated.slice(0, start) + value + migrated.slice(end);
  }
  return migrated;
}
