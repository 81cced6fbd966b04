import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { KeyClass } from './KeyClass.ts';

/** What a change of a record schema means. Its fields are compared one by one. */
export const RECORD_CLASSES: Readonly<Record<Exclude<keyof RecordSchema, 'name' | 'fields'>, KeyClass>> = {
  table: 'reviewed',
  idPrefix: 'neutral',
  indexes: 'neutral',
  // Search reveals whether a record has a value.
  search: 'more',
  lookup: 'neutral',
  lastFour: 'more',
  unique: 'less',
  uniqueAcross: 'less',
  onlyOne: 'less',
  singleton: 'less',
  lapses: 'reviewed',
  notFound: 'neutral',
  appendOnly: 'less',
  view: 'reviewed',
};

/** What a change of a record's field means. Kind, values and nullability are described in words. */
export const FIELD_CLASSES: Readonly<
  Record<Exclude<keyof RecordField, 'name' | 'kind' | 'nullable' | 'values'>, KeyClass>
> = {
  currency: 'neutral',
  // An answer with the amount holds the field that decides, which the list shows beside it.
  direction: 'neutral',
  idPrefix: 'neutral',
  computed: 'reviewed',
  made: 'reviewed',
  copied: 'reviewed',
  elsewhere: 'neutral',
  // What is personal is masked in logs and erased.
  personal: 'less',
  // Mails and links have the whole address instead of its end.
  path: 'reviewed',
  // How it is written, not what it is.
  isIpRange: 'neutral',
  fileOwner: 'reviewed',
  fileMode: 'reviewed',
  words: 'neutral',
  items: 'neutral',
  person: 'neutral',
};

/** What a change of a form's JSON Schema means, by keyword. Properties are compared one by one. */
export const FORM_KEYWORD_CLASSES: Readonly<Record<string, KeyClass>> = {
  $schema: 'neutral',
  $id: 'neutral',
  title: 'neutral',
  description: 'neutral',
  type: 'reviewed',
  properties: 'parts',
  items: 'parts',
  additionalProperties: 'parts',
  required: 'less',
  enum: 'more',
  // Compared as the enum that it is written out to.
  'x-values': 'neutral',
  default: 'neutral',
  const: 'reviewed',
  format: 'reviewed',
  pattern: 'reviewed',
  minLength: 'less',
  maxLength: 'more',
  minimum: 'less',
  maximum: 'more',
  minItems: 'less',
  maxItems: 'more',
  uniqueItems: 'less',
  // Digits that are the merchant's own number, and not a card's.
  'x-own-numbers': 'more',
  'x-allows-zero': 'more',
  'x-words': 'neutral',
  'x-formats': 'reviewed',
};
