import type { Target } from './Target.ts';

/** The result of an attack. */
export interface Outcome {
  /** Whether the product withstood it. */
  readonly held: boolean;
  /** Not run, as `now` explains: the machine lacks a program that the attack needs. */
  readonly skipped?: true;
  /** The figure to compare with `before`. */
  readonly now: string;
}

/** An attack that worked once. Each file of tests/attacks exports one as its default. */
export interface Attack {
  readonly name: string;
  /** The result when the attack was found. */
  readonly before: string;
  /** Takes more than about five seconds: run by `npm run attack` alone, not by `npm test`. */
  readonly slow?: true;
  /** Bounded in requests and in time. */
  readonly run: (target: Target) => Promise<Outcome>;
}
