import type { ResolvedColumn } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../../console/providers/ApiRecord.ts';

/** Props of a cell: the declared column or field, and the record that holds the value. */
export interface CellProps {
  readonly column: ResolvedColumn;
  readonly record: ApiRecord;
}
