import type { Column, RelationSource } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { type RecordView, recordView } from './recordView.ts';

/** A field that holds the id of another record. */
export interface Relation {
  readonly field: string;
  /** The resource of the other record; `undefined` where the prefix of the id says it. */
  readonly resource: string | undefined;
  /** The field of this record that holds the other's name. */
  readonly text: string | undefined;
  /** Where the other record holds this one's id: the resources that it may be of. */
  readonly from: readonly RelationSource[];
}

/** The relations among columns, each field once. */
export function relationsOf(columns: readonly Column[]): Relation[] {
  const found = new Map<string, Relation>();
  for (const column of columns) {
    if (column.type !== 'relation') continue;
    const { field, resource, text, from = [] } = column;
    found.set(field, { field, resource, text: text ?? found.get(field)?.text, from });
  }
  return [...found.values()];
}

/**
 * What other records show of a record: its title, masked as its own screen masks it, and the id of its parent record,
 * which its route needs.
 */
export function referenceView(
  title: Column,
  record: RecordSchema,
  others: readonly string[],
  { masks }: RecordView,
): RecordView {
  return { ...recordView([title], record, others), tones: [], masks };
}
