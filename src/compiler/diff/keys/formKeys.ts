import { EVERYWHERE, type KeyClasses } from './KeyClass.ts';

/** Classes of the keys of forms. */
export const FORM_KEYS: KeyClasses = {
  ...EVERYWHERE,
  form: 'parts',
  words: 'neutral',
  sections: 'parts',
  preview: 'neutral',
  // In which order the same fields are filled in.
  steps: 'neutral',
  fields: 'parts',
  field: 'parts',
  type: 'neutral',
  width: 'neutral',
  placeholder: 'neutral',
  // Which options a person has is compared option by option.
  values: 'more',
  // The first that is open: other texts, and what a text has to be.
  variants: 'parts',
  format: 'reviewed',
  // A secret is not shown while it is typed.
  secret: 'less',
  when: 'condition',
  // Of the channels only those that are live.
  live: 'protection',
  // Only the record's own value.
  of_record: 'protection',
  // Without it a value is accepted that a service has rejected.
  check: 'protection',
  // Of the reasons only those of the kind that is reviewed.
  of_review: 'protection',
  // Which country an address is in.
  country: 'reviewed',
  country_field: 'reviewed',
  rows: 'neutral',
  resource: 'neutral',
  // With what the person sees of the other record.
  fills: 'neutral',
  presets: 'neutral',
  min: 'reviewed',
  max: 'reviewed',
  max_days: 'more',
  // The form shows the amount to those who may take the action.
  up_to: 'reviewed',
  accept: 'more',
  add: 'neutral',
  item: 'neutral',
  file: 'neutral',
  total: 'neutral',
  charges: 'neutral',
  file_name: 'neutral',
  // What holds between the values of several fields.
  rules: 'protection',
};
