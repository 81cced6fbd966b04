import type {
  ActionDeclaration,
  Column,
  RecordAlert,
  RecordCondition,
  Segment,
  Sort,
  StatusTabs,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Relation } from '../fields/recordReference.ts';
import type { RecordView } from '../fields/recordView.ts';
import type { OpenFilter } from '../fields/resolveFilter.ts';
import type { FollowedList } from './FollowedList.ts';

/** What a person may request of one resource. Anything else does not exist for them. */
export interface ResourceAccess {
  readonly name: string;
  readonly record: RecordSchema;
  /** Only these records belong to the resource. */
  readonly where: RecordCondition;
  /** What a row of a list holds. */
  readonly listView: RecordView;
  /** The names that a row of a list holds values under, `id` first, each once. */
  readonly listFields: readonly string[];
  /** What one record holds; `undefined` without a detail screen. */
  readonly detailView: RecordView | undefined;
  /** The names that one record holds values under, `id` first, each once; empty without a detail screen. */
  readonly detailFields: readonly string[];
  /** Notices on one record, each where another resource has a record with the same value. */
  readonly alerts: readonly RecordAlert[];
  readonly listRelations: readonly Relation[];
  readonly detailRelations: readonly Relation[];
  /** The relation of one record whose record's actions are offered there too, with which its answer has that whole record. */
  readonly actionsOf: string | undefined;
  /** What names one record where others lead to it; `undefined` where the person may not open one. */
  readonly reference: RecordView | undefined;
  readonly sortFields: readonly string[];
  readonly defaultSort: Sort;
  readonly filters: readonly OpenFilter[];
  /** The lists of other records that a search reads too, each by the reference to them. */
  readonly followed: readonly FollowedList[];
  /** Named filters that the person may ask for. */
  readonly segments: readonly Segment[];
  /** The values that are counted, each for a tab; `undefined` where there are no tabs. */
  readonly tabs: StatusTabs | undefined;
  /** Columns that a file may have, in its order; empty where there is no export for the person. */
  readonly exportColumns: readonly Column[];
  /** Fields by which a related list of another open resource may narrow this one. */
  readonly relatedBy: readonly string[];
  readonly actions: readonly ActionDeclaration[];
  /** The action on one record whose form has the checklist; `undefined` without one. */
  readonly checklist: string | undefined;
  /** Actions on one record that the person's permissions close, and that a record lists under `blocked`. */
  readonly refused: readonly ActionDeclaration[];
}
