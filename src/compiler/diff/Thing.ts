import type { Guard } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../config.ts';
import type { Place } from '../problem.ts';
import type { Formula } from '../satisfy/formula.ts';

/** Something that a config declares for people: a resource, a column, an action, a notice. */
export interface Thing {
  /** Such as `resources.transactions.list.columns.fee`. Things are matched by it. */
  readonly path: string;
  /** The path of the thing that it is part of; absent for what a file declares as a whole. */
  readonly parent: string | undefined;
  readonly place: Place;
  readonly source: Source<unknown>;
  /** Its place in the source. */
  readonly at: NodePath;
  /** Its own guard. */
  readonly guard: Guard | undefined;
  /** Who gets as far as its own guard. */
  readonly reached: Formula;
  /** Paths of the things that it leads to, and that have to be open for it. */
  readonly follows: readonly string[];
  /** The locale key that it is called by. */
  readonly label: string | undefined;
  /** Who has it: its guard, those above it, and those of what it leads to. */
  readonly open: Formula;
  /** Written the same exactly where `open` is. */
  readonly openKey: string;
  /** What else it says, by key: `sort.field` → its value as JSON. Guards and parts that are things are left out. */
  readonly says: ReadonlyMap<string, string>;
  /** The record field whose value it shows: `transaction.fee`. */
  readonly shows: string | undefined;
  /** The operation that it runs. */
  readonly runs: string | undefined;
}
