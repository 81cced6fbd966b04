/** A source location: file relative to the root, line and column from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something wrong in config, schemas, brands or locales. The code is permanent. */
export interface Problem {
  readonly place: Place;
  readonly code: string;
  /** What is wrong. */
  readonly what: string;
  /** What to do about it. */
  readonly fix: string;
}
