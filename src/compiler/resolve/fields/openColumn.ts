import type { Column, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import { toneFields, valueFields } from './columnReads.ts';
import { hiddenFields } from './hiddenFields.ts';

/** What opening a column needs to know of its resource. */
export interface ColumnContext {
  readonly source: Source<ResourceFile>;
  readonly record: RecordSchema;
  readonly gate: Gate;
}

/** Where a column is declared, and what it is called among what is closed. */
export interface ColumnPlace {
  readonly node: NodePath;
  readonly path: string;
}

function withoutTone(column: Column): Column {
  if (!('tone' in column)) return column;
  const { tone: _tone, ...rest } = column;
  return rest;
}

/**
 * A column as far as it is open: `undefined` where its guard is closed, or a field that its value is made of is closed
 * to the person; without its tone if that would reveal such a field.
 */
export function openColumn(
  { source, record, gate }: ColumnContext,
  column: Column,
  { node, path }: ColumnPlace,
): Column | undefined {
  if (!gate.admits(source, node, path, column.guard)) return undefined;
  const hidden = hiddenFields(source, gate);
  if (hidden.size === 0) return column;
  const closed = valueFields(column, record).find((field) => hidden.has(field));
  if (closed !== undefined) {
    const key = column.type === 'computed' ? 'expression' : 'field';
    gate.follow(source, [...node, key], path, `it reads ${closed}, which is closed`);
    return undefined;
  }
  const toned = toneFields(column, record).find((field) => hidden.has(field));
  if (toned === undefined) return column;
  gate.follow(source, [...node, 'tone'], `${path}.tone`, `it reads ${toned}, which is closed`);
  return withoutTone(column);
}
