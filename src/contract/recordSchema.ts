/** What the values of a record's field are. */
export type FieldKind = 'text' | 'enum' | 'number' | 'boolean' | 'datetime' | 'money' | 'record-id' | 'json';

/** One field of a record schema, as the compiler read it from schemas/records. */
export interface RecordField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly nullable: boolean;
  /** enum: every known value. */
  readonly values: readonly string[];
  /** money: the field that holds the currency. */
  readonly currency: string | undefined;
  /** record-id: the prefix that the id is shown with. */
  readonly idPrefix: string | undefined;
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
  /** Fields with an index for search by prefix. */
  readonly search: readonly string[];
  /** Fields with an index of their last four characters. */
  readonly lastFour: readonly string[];
}
