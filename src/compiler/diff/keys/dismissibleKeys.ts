import type { KeyClasses } from './KeyClass.ts';

/** Classes of the keys that show something on some days, or until it is dismissed. */
export const DISMISSIBLE_KEYS: KeyClasses = {
  days: 'parts',
  'days.from': 'neutral',
  'days.until': 'neutral',
  'days.time_zone': 'neutral',
  dismiss: 'parts',
  'dismiss.for_ever': 'neutral',
  'dismiss.days': 'neutral',
  until_done: 'neutral',
};
