import type { Column, ResourceFile, ResourcePatch } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../config.ts';
import { behindBaseGuards } from './behindBaseGuards.ts';
import type { PatchContext } from './PatchContext.ts';
import type { Origin, Origins } from './patchedSource.ts';

interface PlacedColumn {
  readonly column: Column;
  readonly origin: Origin;
}

class ColumnRow {
  constructor(
    readonly columns: PlacedColumn[],
    private readonly context: PatchContext,
  ) {}

  names(): string[] {
    return this.columns.map(({ column }) => column.field);
  }

  /** The position behind a column; notes a problem where there is no such column. */
  behind(field: string, path: NodePath): number | undefined {
    const index = this.names().indexOf(field);
    if (index === -1) this.context.unknown(path, 'column', field, this.names());
    return index === -1 ? undefined : index + 1;
  }

  move(field: string, after: string, path: NodePath): void {
    const from = this.names().indexOf(field);
    if (from === -1) return;
    if (field === after || this.names()[from - 1] === after) {
      this.context.report('pack-no-effect', path, `The column is already after "${after}".`, 'Remove "after".');
      return;
    }
    if (this.behind(after, path) === undefined) return;
    const moved = this.columns.splice(from, 1);
    this.columns.splice(this.names().indexOf(after) + 1, 0, ...moved);
  }
}

/** The list's columns in the pack's order, with those that the pack adds; notes where each came from. */
export function arrangeColumns(
  base: Source<ResourceFile>,
  record: RecordSchema,
  pack: Source<unknown>,
  patch: ResourcePatch,
  path: NodePath,
  context: PatchContext,
  origins: Origins,
): Column[] {
  const placed = structuredClone(base.value.list.columns).map((column, index) => ({
    column,
    origin: { source: base, path: ['list', 'columns', index] },
  }));
  const row = new ColumnRow(placed, context);
  for (const [field, { after }] of Object.entries(patch.columns ?? {})) {
    if (after !== undefined) row.move(field, after, [...path, 'columns', field, 'after']);
  }
  for (const [index, { column, after }] of (patch.add_columns ?? []).entries()) {
    const here = [...path, 'add_columns', index];
    if (row.names().includes(column.field)) {
      const fix = `Patch it under columns.${column.field} instead.`;
      context.report(
        'pack-duplicate-column',
        [...here, 'column', 'field'],
        `The list already has a column "${column.field}".`,
        fix,
      );
      continue;
    }
    const guarded = behindBaseGuards(base.value, record, column, [...here, 'column'], context);
    const position = after === undefined ? row.columns.length : row.behind(after, [...here, 'after']);
    if (guarded === undefined || position === undefined) continue;
    row.columns.splice(position, 0, {
      column: structuredClone(guarded),
      origin: { source: pack, path: [...here, 'column'] },
    });
  }
  for (const [index, { origin }] of row.columns.entries()) origins.note(['list', 'columns', index], origin);
  return row.columns.map(({ column }) => column);
}
