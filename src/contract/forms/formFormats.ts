import { IP, IP_RANGE } from './ipFormats.ts';
import { ISO_COUNTRIES } from './isoCountries.ts';

/** A name of a format in the schema of a form's values. */
export type FormFormat =
  | 'email'
  | 'phone'
  | 'decimal'
  | 'date'
  | 'file'
  | 'relation'
  | 'range'
  | 'country'
  | 'ip'
  | 'ip_range';

/**
 * 1900 to 2099, each month with its days; February has 29 where the year can be divided by four, and 2000 too.
 * Rule forms.day-exists.
 */
const DAY =
  /^(?:(?:19|20)\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29)$/;

/**
 * What each format is, the same in the browser and on the server. Regular expressions only, so that a compiled
 * validator carries them without a library, each of linear time.
 */
export const FORM_FORMATS: Readonly<Record<FormFormat, RegExp>> = {
  // Rule forms.email.
  email:
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/,
  /** E.164. Rule forms.phone. */
  phone: /^\+[1-9]\d{6,14}$/,
  /** Major units, at most 999,999,999,999 with two decimals. */
  decimal: /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/,
  date: DAY,
  file: /^file_[0-9a-f]{32}$/,
  /** The server checks the prefix and whether the record exists. */
  relation: /^[a-z]{2,8}_[0-9a-f]{32}$/,
  /** `rangeErrors` checks that both are calendar dates and in order. */
  range: /^(?:today|this_week|this_month|previous_month|\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d)$/,
  country: new RegExp(`^(?:${ISO_COUNTRIES.join('|')})$`),
  ip: IP,
  ip_range: IP_RANGE,
};
