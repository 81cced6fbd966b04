import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ListState } from '#contract/listState/listState.ts';
import type { ListValue } from '../query/useList.ts';
import type { RowSelection } from '../selection/useSelection.ts';

/** Props of the rows of a list, as a table or as cards. */
export interface ListRowsProps {
  /** The name of the rows, for screen readers. */
  readonly label: string;
  readonly resource: ResolvedResource;
  readonly columns: readonly ResolvedColumn[];
  readonly list: RowSource;
  /** Set if rows can be selected. */
  readonly selection?: RowSelection | undefined;
}

/** Rows and their operations; without `change` they cannot be sorted. */
export interface RowSource extends Pick<ListValue, 'rows' | 'error' | 'isStale' | 'refetch'> {
  readonly state: Pick<ListState, 'sort' | 'perPage' | 'filter' | 'segment'>;
  readonly change?: ListValue['change'];
  readonly answer?: ListValue['answer'];
  /** The rows belong to another record: the resource's own text for an empty list does not apply. */
  readonly isRelated?: boolean;
}
