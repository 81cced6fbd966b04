import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ListState } from '../core/listState/listState.ts';
import type { RowSelection } from './selection/useSelection.ts';
import type { ListValue } from './useList.ts';

/** What rows are drawn from, as a table or as cards. */
export interface ListRowsProps {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly resource: ResolvedResource;
  readonly columns: readonly ResolvedColumn[];
  readonly list: RowSource;
  /** Given where rows can be selected. */
  readonly selection?: RowSelection | undefined;
}

/** Rows, and what can be asked of them; without `change` they have the order they have. */
export interface RowSource extends Pick<ListValue, 'rows' | 'error' | 'isStale' | 'refetch'> {
  readonly state: Pick<ListState, 'sort' | 'perPage' | 'filter' | 'segment'>;
  readonly change?: ListValue['change'];
  /** The rows are those of another record: what the resource says of its empty list does not hold. */
  readonly isRelated?: boolean;
}
