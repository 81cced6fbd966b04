import { EVERYWHERE, type KeyClasses } from './KeyClass.ts';

/** Classes of the keys of brand packs. */
export const BRAND_KEYS: KeyClasses = {
  ...EVERYWHERE,
  // Who it says it is.
  brand: 'reviewed',
  name: 'reviewed',
  kind: 'reviewed',
  powered_by: 'reviewed',
  domains: 'reviewed',
  support_email: 'reviewed',
  // A site outside that pages may frame.
  support_chat: 'reviewed',
  mail: 'reviewed',
  logo: 'reviewed',
  logo_dark: 'reviewed',
  icon: 'reviewed',
  theme: 'neutral',
  registration: 'parts',
  'registration.entity': 'reviewed',
  'registration.countries': 'more',
  'registration.phone_number': ['required', 'optional', 'none'],
  'registration.partners': 'parts',
  'partners.name': 'reviewed',
  'partners.countries': 'more',
  'partners.phone_number': ['required', 'optional', 'none'],
  'partners.flags': 'more',
  // Patches are compared in what they apply to.
  resources: 'neutral',
  navigation: 'neutral',
};
