import { isScalar, parseDocument } from 'yaml';
import type { FileKind } from '../parse/fileKinds.ts';
import { migrateValue } from './migrateValue.ts';

/** The text of a file in the present version: only what is written otherwise changes, comments and order stay. */
export function migrateText(kind: FileKind['kind'], text: string): string {
  const document = parseDocument(text, { version: '1.2', schema: 'core' });
  if (document.errors.length > 0) return text;
  const spans = new Map<number, { end: number; value: string }>();
  for (const { path, value } of migrateValue(kind, document.toJS()).edits) {
    const node: unknown = document.getIn(path, true);
    // Of several steps the last has the say.
    if (isScalar(node) && node.range) spans.set(node.range[0], { end: node.range[1], value: String(value) });
  }
  let migrated = text;
  for (const [start, { end, value }] of [...spans].sort(([left], [right]) => right - left)) {
    migrated = migrated.slice(0, start) + value + migrated.slice(end);
  }
  return migrated;
}
