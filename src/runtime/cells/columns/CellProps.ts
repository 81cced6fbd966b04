import type { ResolvedColumn } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';

/** What a renderer of a value gets: the declared column or field, and the record that holds the value. */
export interface CellProps {
  readonly column: ResolvedColumn;
  readonly record: ApiRecord;
}
