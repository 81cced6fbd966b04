import type { Column, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { toneRules } from '../../resolve/fields/columnReads.ts';
import { fieldDeclarations } from './fieldDeclarations.ts';
import { recordOf } from './recordOf.ts';

/** An expression that a column of a resource declares, and where. */
export interface ColumnExpression {
  readonly source: Source<ResourceFile>;
  readonly record: RecordSchema;
  readonly column: Column;
  readonly node: NodePath;
  readonly text: string;
}

/** Every expression of the columns and fields of every resource. */
export function columnExpressions(draft: Draft): ColumnExpression[] {
  const found: ColumnExpression[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined) continue;
    for (const { column, path } of fieldDeclarations(source.value)) {
      if (column.type === 'computed')
        found.push({ source, record, column, node: [...path, 'expression'], text: column.expression });
      for (const [index, { when }] of toneRules(column).entries())
        found.push({ source, record, column, node: [...path, 'tone', index, 'when'], text: when });
    }
  }
  return found;
}
