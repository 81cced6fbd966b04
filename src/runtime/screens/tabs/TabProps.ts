import type { ApiRecord } from '../../console/providers/ApiRecord.ts';

/** Props of a tab's content. */
export interface TabProps<T> {
  readonly tab: T;
  /** The id of the record on the screen. */
  readonly id: string;
  /** The record; `undefined` while it loads. */
  readonly record: ApiRecord | undefined;
}
