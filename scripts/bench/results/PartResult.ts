import type { Figure } from './keptFigures.ts';

/** The machine of a run. */
export interface Machine {
  readonly cores: number;
  /** Processes that were waiting for a core when the run ended, in the minute before. */
  readonly load: number;
  /** Version of Node, such as `v24.1.0`. */
  readonly node: string;
}

/** What a run of a part measured. */
export interface PartResult {
  readonly part: string;
  /** When the part ended, in UTC, such as `2026-11-28T10:57:04.000Z`. */
  readonly date: string;
  readonly machine: Machine;
  /** Options that the figures depend on, by name. */
  readonly options: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

/** A file of results: the last run of each part and options at a commit. */
export interface CommitResults {
  /** Short hash of the commit, with `-dirty` if files were changed since. */
  readonly commit: string;
  readonly parts: readonly PartResult[];
}

/** A result and the commit that it was measured at. */
export interface MeasuredAt {
  readonly commit: string;
  readonly result: PartResult;
}
