/**
 * The records that a user has selected in a list: these, or all that match. `count` of all is limited by the count of
 * the list; `time_zone` is the zone of the filter's days.
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
