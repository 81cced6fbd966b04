/** The rest of a web address: a host, perhaps a port up to 65535, and a path. Rule forms.passport-sec-port. */
const URL_REST =
  '[A-Za-z0-9][A-Za-z0-9.-]{0,250}(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[1-9][0-9]{0,3}))?(/[^ ]{0,200})?$';

/**
 * The patterns that the forms' schemas use, and the error text of a value that does not match: locale key
 * `form_errors.<code>`, which says how it is written.
 */
export const PATTERN_CODES: ReadonlyMap<string, string> = new Map([
  ['^[^\\S\\r\\n]*\\S.*$', 'required'],
  // Rule forms.reference.
  ['^[A-Za-z0-9][A-Za-z0-9._/-]*$', 'pattern_reference'],
  ['^[A-Za-z0-9][A-Za-z0-9./-]*$', 'pattern_reference'],
  // Rule store.shipment.
  ['^[A-Za-z0-9-]+$', 'pattern_tracking_number'],
  // Rule forms.promotion-code.
  ['^[A-Z0-9_]+$', 'pattern_promotion_code'],
  ['^[A-Z0-9]+$', 'pattern_capitals'],
  // Rule store.store-editor.
  ['^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$', 'pattern_slug'],
  // Rule store.address.
  ['^-?(90(\\.0+)?|[1-8]?[0-9](\\.[0-9]{1,8})?)$', 'pattern_latitude'],
  ['^-?(180(\\.0+)?|(1[0-7][0-9]|[1-9]?[0-9])(\\.[0-9]{1,8})?)$', 'pattern_longitude'],
  // Rule forms.retail-prefix.
  ['^[A-HJ-NP-Z2-9]+$', 'pattern_clear_capitals'],
  ['^([A-Z]{2}|[0-9]+)$', 'pattern_country_or_number'],
  ['^[0-9]+$', 'pattern_digits'],
  ['^[0-9]{4,6}$', 'pattern_postal_code'],
  // Rule forms.bin.
  ['^[0-9]{6,8}$', 'pattern_bin'],
  // Rule forms.registration-numbers.
  ['^[0-9]{13}$', 'pattern_digits_13'],
  ['^[0-9]{9}$', 'pattern_digits_9'],
  ['^[0-9]{5}$', 'pattern_digits_5'],
  ['^[A-Za-z0-9][A-Za-z0-9-]*$', 'pattern_letters_and_digits'],
  // Rule sending.banks-of-country.
  ['^[0-9]{6,20}$', 'pattern_account_number'],
  ['^[0-9][0-9 -]+[0-9]$', 'card_number'],
  ['^[0-9][0-9.-]*$', 'pattern_tax_number'],
  // Rule forms.tax-number-indonesia.
  ['^([0-9]{15,16}|[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}\\.[0-9]-[0-9]{3}\\.[0-9]{3})$', 'pattern_npwp'],
  // Rule forms.tax-number-philippines.
  ['^([0-9]{12}|[0-9]{3}-[0-9]{3}-[0-9]{3}-[0-9]{3})$', 'pattern_tax_number_12'],
  ['^([0-9]{8,9}[A-Z]|[TSR][0-9]{2}[A-Z]{2}[0-9]{4}[A-Z])$', 'pattern_uen'],
  ['^[0-9]{3}-?[0-9]{3}-?[0-9]{3}-?[0-9]{3}$', 'pattern_tax_number_12'],
  ['^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]?(\\.[0-9]{1,2})?)$', 'pattern_percentage'],
  ['^20[0-9]{2}-(0[1-9]|1[0-2])$', 'pattern_month'],
  // Rule forms.hours.
  ['^([01][0-9]|2[0-3]):00$', 'pattern_hour'],
  ['^#[0-9a-fA-F]{6}$', 'pattern_colour'],
  // Rule forms.web-address.
  [`^https://${URL_REST}`, 'pattern_https'],
  [`^https?://${URL_REST}`, 'pattern_web_address'],
]);
