/** A record as the API gives it: the fields that this person may see. */
export interface ApiRecord {
  readonly id: string;
  /** The actions that may run on it now. */
  readonly can?: readonly string[];
  /** Why an action may not run on it, as a locale key, by action. */
  readonly blocked?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}
