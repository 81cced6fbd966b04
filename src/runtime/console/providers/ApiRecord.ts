/** A record that another one leads to: its id, its title, and what its address needs. */
export interface RelatedRecord {
  readonly resource: string;
  readonly record: ApiRecord;
}

/** A record as the API gives it: the fields that this person may see. */
export interface ApiRecord {
  readonly id: string;
  /** The actions that may run on it now. */
  readonly can?: readonly string[];
  /** Why an action may not run on it, as a locale key, by action. */
  readonly blocked?: Readonly<Record<string, string>>;
  /** It changes by itself soon. */
  readonly in_progress?: true;
  /** What names the records that it leads to, by the field that holds their id. */
  readonly related?: Readonly<Record<string, RelatedRecord>>;
  /** The ids of the records that give it its notices, by the id of the notice. */
  readonly alerts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}
