import type { FileKind } from '../../parse/files/fileKinds.ts';
import { BRAND_KEYS } from './brandKeys.ts';
import { DISMISSIBLE_KEYS } from './dismissibleKeys.ts';
import { FORM_KEYS } from './formKeys.ts';
import { EVERYWHERE, type KeyClass, type KeyClasses } from './KeyClass.ts';
import { LIMITS_KEYS } from './limitKeys.ts';
import { PAGE_KEYS } from './pageKeys.ts';
import { RESOURCE_KEYS } from './resourceKeys.ts';

/** The class of every key of the config language. A key of a schema that has none fails `keyClasses.test.ts`. */
export const KEY_CLASSES: Readonly<Record<Exclude<FileKind['kind'], 'accepted' | 'glossary' | 'names'>, KeyClasses>> = {
  resource: RESOURCE_KEYS,
  page: PAGE_KEYS,
  form: FORM_KEYS,
  brand: BRAND_KEYS,
  limits: LIMITS_KEYS,
  // What may happen to a record, and who may cause it.
  transitions: {
    ...EVERYWHERE,
    events: 'reviewed',
    field: 'reviewed',
    from: 'more',
    to: 'reviewed',
    by: 'more',
    at: 'reviewed',
    // A payer learns nothing by it that the mail of the record did not say.
    remind: 'parts',
    fills: 'neutral',
    clears: 'neutral',
    journal: 'reviewed',
    callback: 'neutral',
    mail: 'neutral',
    notify: 'neutral',
    // What guards keep closed, and is open from then on.
    unlocks: 'parts',
    'unlocks.account': 'more',
    'unlocks.flag': 'more',
    undo: 'more',
    planned: 'neutral',
    // How our reviewers answer: their events say who may cause them.
    review: 'parts',
    kind: 'neutral',
    // Reviewers of live mode read what was requested in test mode.
    live: 'reviewed',
    opens: 'neutral',
    approve: 'reviewed',
    decline: 'reviewed',
    advance: 'reviewed',
    ask: 'reviewed',
    refer: 'reviewed',
    revoke: 'reviewed',
    moves: 'parts',
    open: 'reviewed',
    ended: 'reviewed',
    conversation: 'parts',
    reply: 'reviewed',
    path: 'neutral',
    // What reviewers read of another record.
    submitted: 'parts',
    record: 'reviewed',
    foreign_key: 'reviewed',
    due: 'parts',
    working_days: 'neutral',
    hours: 'neutral',
    four_eyes: 'protection',
    reasons: 'neutral',
    reason_field: 'neutral',
    note_field: 'neutral',
    name: 'neutral',
    requested_by: 'reviewed',
    amount: 'neutral',
    document: 'reviewed',
  },
  navigation: {
    ...EVERYWHERE,
    home: 'parts',
    planned: 'neutral',
    // Search lists only screens that the person may open.
    help: 'parts',
    opens: 'neutral',
    developer: 'parts',
    search: 'parts',
    names: 'neutral',
    sections: 'parts',
    items: 'parts',
    tag: 'neutral',
    progress: 'neutral',
  },
  redirects: { ...EVERYWHERE, redirects: 'parts', from: 'neutral' },
  notices: {
    ...EVERYWHERE,
    ...DISMISSIBLE_KEYS,
    notices: 'parts',
    tone: 'neutral',
    stays: 'neutral',
    link: 'parts',
    mail: 'parts',
    'mail.mail': 'neutral',
    after_tours: 'neutral',
  },
  permissions: {
    ...EVERYWHERE,
    permissions: 'parts',
    // Who may be granted it.
    offer: 'guard',
    variants: 'neutral',
    // The words that a person grants access by.
    'permissions.label': 'reviewed',
    'permissions.text': 'reviewed',
  },
  flags: {
    ...EVERYWHERE,
    flags: 'parts',
    description: 'neutral',
    default: 'more',
    owner: 'neutral',
    chosen_by: 'guard',
  },
  views: { ...EVERYWHERE, share: 'parts' },
  // What a tour points at is on the screen anyway.
  tours: {
    ...EVERYWHERE,
    tours: 'parts',
    at: 'neutral',
    phone_delay_ms: 'neutral',
    steps: 'parts',
    item: 'neutral',
    part: 'neutral',
  },
  journeys: {
    ...EVERYWHERE,
    journeys: 'parts',
    action: 'neutral',
    variants: 'neutral',
    steps: 'parts',
    done: 'neutral',
    automatic: 'neutral',
    // The resource says who sees it.
    checklist: 'neutral',
  },
  errors: {
    ...EVERYWHERE,
    errors: 'parts',
    code: 'parts',
    do: 'neutral',
    show: 'neutral',
    variants: 'neutral',
  },
  applications: {
    ...EVERYWHERE,
    applications: 'parts',
    name: 'reviewed',
    redirect_uris: 'reviewed',
    reads: 'more',
    writes: 'more',
  },
  notifications: {
    ...EVERYWHERE,
    notifications: 'parts',
    mails: 'neutral',
    // One that may be turned off may be missed.
    always: 'less',
    // Notifications say of a record what its resource shows to the same people.
    centre: 'parts',
    v2: 'parts',
    kinds: 'parts',
    // They are mailed to those who read them anyway.
    'notifications.kinds': 'neutral',
    except: 'neutral',
    minutes: 'neutral',
    resource: 'reviewed',
    values: 'reviewed',
    unless: 'neutral',
    media: 'parts',
    type: 'neutral',
    url: 'reviewed',
  },
};

/**
 * The class of a key by the keys that lead to it, such as `['list', 'columns', 'mask', 'keep']`. What is inside a key that is
 * not `parts` has the class of that key. `undefined` where the table has none: a person has to judge the change.
 */
export function classOfKey(kind: FileKind['kind'], keys: readonly string[]): KeyClass | undefined {
  // What names is compared in everything that uses it.
  if (kind === 'accepted' || kind === 'glossary' || kind === 'names') return 'neutral';
  const classes = KEY_CLASSES[kind];
  let own: KeyClass | undefined;
  for (const [index, key] of keys.entries()) {
    own = classes[`${keys[index - 1] ?? ''}.${key}`] ?? classes[key];
    if (own !== 'parts') return own;
  }
  return own;
}
