import type { NamedOrigin } from '../../NamedOrigin.ts';
import type { Place } from '../../problem.ts';

/** Something that is not there for the person, and the line that took it away. */
export interface Closed {
  /** Such as `resources.transactions.list.columns.fee`. */
  readonly path: string;
  readonly place: Place;
  readonly reason: string;
  /** The name that its guard, or a list of values in it, is written as. */
  readonly named?: NamedOrigin;
  /** No guard of its own closes it: what it leads to or reads is closed, which has a line of its own. */
  readonly follows?: true;
}
