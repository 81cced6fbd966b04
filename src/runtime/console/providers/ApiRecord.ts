import type { ChecklistAnswer } from '#contract/generated/api.ts';

/** A related record: its id, its title, and the values that its address needs. */
export interface RelatedRecord {
  readonly resource: string;
  readonly record: ApiRecord;
}

/** A record as the API returns it: the fields that the user may see. */
export interface ApiRecord {
  readonly id: string;
  /** The actions that can run on it now. */
  readonly can?: readonly string[];
  /** Why an action cannot run on it, as a locale key, by action. */
  readonly blocked?: Readonly<Record<string, string>>;
  /** It is in progress: its values are expected to change soon. */
  readonly in_progress?: true;
  /** The titles of related records, by the field that holds their id. */
  readonly related?: Readonly<Record<string, RelatedRecord>>;
  /** The ids of the records behind its notices, by notice id. */
  readonly alerts?: Readonly<Record<string, string>>;
  /** What its form with steps lacks. */
  readonly checklist?: ChecklistAnswer;
  readonly [field: string]: unknown;
}
