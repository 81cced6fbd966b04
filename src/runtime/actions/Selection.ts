/**
 * Records that a person has selected in a list: these, or all that match. `count` of all is as far as lists count;
 * `time_zone` is the zone that the filter's days are in.
 */
export type Selection =
  | { readonly ids: readonly string[] }
  | {
      readonly all: true;
      readonly filter: Readonly<Record<string, unknown>>;
      readonly segment?: string;
      readonly time_zone: string;
      readonly count: number;
    };
