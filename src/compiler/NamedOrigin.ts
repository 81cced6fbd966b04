import type { Place } from './problem.ts';

/** A name of config/names.yaml, and where it is declared. */
export interface NamedOrigin {
  readonly name: string;
  readonly place: Place;
}
