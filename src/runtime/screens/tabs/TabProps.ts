import type { ApiRecord } from '../../console/providers/ApiRecord.ts';

/** What a tab's content gets. */
export interface TabProps<T> {
  readonly tab: T;
  /** The id of the record that the screen shows. */
  readonly id: string;
  /** The record; `undefined` until it is here. */
  readonly record: ApiRecord | undefined;
}
