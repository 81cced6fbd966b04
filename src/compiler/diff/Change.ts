import type { Place } from '../problem.ts';
import type { Formula } from '../satisfy/formula.ts';

/** What a change of the config means, in the order of the report. */
export type ChangeKind = 'widened' | 'narrowed' | 'new' | 'gone' | 'changed' | 'words';

/** One thing that is not as it was. */
export interface Change {
  readonly kind: ChangeKind;
  /** Such as `resources.transactions.list.columns.fee`. */
  readonly thing: string;
  /** Its current place, or its former one. */
  readonly place: Place;
  /** What is different, in words. Of something widened: who gains what. */
  readonly what: string;
  /** widened: exactly those who gain. */
  readonly gains?: Formula;
}
