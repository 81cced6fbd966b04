import type { ErrorCode } from './errorCodes.ts';

/**
 * What the values of a record's field are. `date`: a day of the calendar, the same in every zone; `datetime`: a moment.
 */
export type FieldKind = 'text' | 'enum' | 'number' | 'boolean' | 'date' | 'datetime' | 'money' | 'record-id' | 'json';

/**
 * The value that the server generates for a new record without one: the currency or country of the business, its
 * creator, a unique reference, one with the prefix of the receipt settings, twelve digits, or an unguessable part of a public URL.
 */
export const MADE_VALUES = [
  'currency',
  'country',
  'person_name',
  'person_email',
  'reference',
  'receipt_number',
  'number',
  'token',
] as const;

export type MadeValue = (typeof MADE_VALUES)[number];

/**
 * Which way the money of an amount goes (`x-direction`). `out`: it leaves the business, and is shown with a minus;
 * `signed`: it is stored with its sign; `none`: nothing moves. With a field, its values in `out` are those with which
 * it leaves.
 */
export type AmountDirection =
  | 'in'
  | 'out'
  | 'signed'
  | 'none'
  | { readonly field: string; readonly out: readonly string[] };

/** One field of a record schema, as the compiler read it from schemas/records. */
export interface RecordField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** enum: every known value; a list: every value that it may contain, empty if any value is allowed. */
  readonly values: readonly string[];
  /** money: the field that holds the currency. */
  readonly currency: string | undefined;
  /** money: which way it goes. */
  readonly direction: AmountDirection | undefined;
  /** record-id: the prefix that the id is shown with. */
  readonly idPrefix: string | undefined;
  /** The SQL expression over the other columns that the database computes it by; it is read-only (`x-computed`). */
  readonly computed: string | undefined;
  /** The generated default of a new record (`x-made`). */
  readonly made: MadeValue | undefined;
  /** The record that it repeats a field of, so that lists need not read two tables (`x-copied`: "customer_id.name"). */
  readonly copied: { readonly from: string; readonly field: string } | undefined;
  /** The record of this id may be of another business, such as the platform of an account (`x-elsewhere: true`). */
  readonly elsewhere?: true;
  /**
   * Personal data (`x-personal: true`): the activity log, which is never changed, says that it changed and not
   * what it was, and erasing a customer empties it.
   */
  readonly personal: boolean;
  /** text: the e-mail address of a person who did something, or of several (`x-person`, and `x-made: person_email`). */
  readonly person?: true;
  /** text: the path of the address that it is the end of (`x-path`: "/pay/"). */
  readonly path?: string;
  /** text: an IP address or a range, stored in one form (`format: "ip_range"`). */
  readonly isIpRange?: boolean;
  /** A file of another business: the field with the id of that business (`x-file-owner`). */
  readonly fileOwner?: string;
  /** The field with the mode of that file, where it may be another (`x-file-mode`). */
  readonly fileMode?: string;
  /** text: texts that the server writes itself, which people read in their language (`x-words`). */
  readonly words?: readonly string[];
  /** json: the keys of the objects of an array with the values that each may have, where its schema declares them. */
  readonly items?: Readonly<Record<string, readonly string[]>>;
}

/** What becomes of a record whose time is over. */
export interface Lapse {
  /** The field that says until when: the last day, where the business is, or the moment that ends it, UTC. */
  readonly when: string;
  readonly kind: 'date' | 'datetime';
  /** The statuses that it ends. */
  readonly from: readonly string[];
  /** The status that follows. */
  readonly to: string;
  /** Days that pass after the moment first; 0 for none. */
  readonly afterDays: number;
  /** The fields that have the moment of the expiry from then on. */
  readonly fills: readonly string[];
  /** The mail to the payer on the day before the last one, and the field with the address. */
  readonly remind?: { readonly to: string; readonly mail: string };
}

/** A record schema: schemas/records/<name>.schema.json. */
export interface RecordSchema {
  readonly name: string;
  /** The database table that holds the records. */
  readonly table: string;
  readonly idPrefix: string;
  readonly fields: Readonly<Record<string, RecordField>>;
  /** Field lists of the indexes (business_id, environment, …fields desc, id desc). */
  readonly indexes: readonly (readonly string[])[];
  /** Fields that search finds a part of (`x-search`). */
  readonly search: readonly string[];
  /**
   * Fields that are looked up by their full value, case-insensitively: an index of the lower-cased copy (`x-lookup`).
   */
  readonly lookup: readonly string[];
  /** Fields with an index of their last four characters. */
  readonly lastFour: readonly string[];
  /** Fields that no two records of a business and environment have the same value of; those without one aside. */
  readonly unique: readonly string[];
  /** Fields whose values together no two records of an environment share, of any business. */
  readonly uniqueAcross: readonly (readonly string[])[];
  /**
   * Yes-or-no fields that at most one record of a business and environment has; setting one takes it from the other.
   */
  readonly onlyOne: readonly string[];
  /** A business has at most one record in each environment. */
  readonly singleton: boolean;
  /** The events that the clock causes, when a day or a moment of the record is over (config/transitions). */
  readonly lapses: readonly Lapse[];
  /** The code that answers for a record that is not there, where it has one of its own (`x-not-found`). */
  readonly notFound?: ErrorCode;
  /** Requests may add records and never change one. */
  readonly appendOnly: boolean;
  /** The table is a view, which a migration makes by hand; nothing is written to it (`x-view: true`). */
  readonly view: boolean;
}
