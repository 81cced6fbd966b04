import type { FileKind } from '../parse/fileKinds.ts';
import { BRAND_KEYS } from './brandKeys.ts';
import { FORM_KEYS } from './formKeys.ts';
import { EVERYWHERE, type KeyClass, type KeyClasses } from './KeyClass.ts';
import { LIMITS_KEYS } from './limitKeys.ts';

const DISMISSIBLE: KeyClasses = {
  days: 'parts',
  'days.from': 'neutral',
  'days.until': 'neutral',
  'days.time_zone': 'neutral',
  dismiss: 'parts',
  'dismiss.for_ever': 'neutral',
  'dismiss.days': 'neutral',
  until_done: 'neutral',
};

/** Columns of lists and fields of details. */
const COLUMN: KeyClasses = {
  type: 'neutral',
  field: 'neutral',
  hidden: 'neutral',
  width: 'neutral',
  align: 'neutral',
  empty: 'neutral',
  sortable: 'neutral',
  copy: 'neutral',
  mono: 'neutral',
  mask: 'parts',
  'mask.keep': 'more',
  tone: 'parts',
  'tone.tone': 'neutral',
  'tone.when': 'neutral',
  format: 'neutral',
  avatar: 'neutral',
  decimals: 'neutral',
  sign: 'neutral',
  tones: 'neutral',
  explained: 'neutral',
  by: 'neutral',
  steps: 'neutral',
  others: 'neutral',
  yes: 'neutral',
  no: 'neutral',
  brand: 'neutral',
  alt: 'neutral',
  name: 'neutral',
  abbreviate: 'neutral',
  resource: 'neutral',
  // A relation names only records that the person may open.
  from: 'neutral',
  'from.resource': 'neutral',
  'from.foreign_key': 'neutral',
  as: 'neutral',
  // It reads only fields that the person may read.
  expression: 'neutral',
};

const LIST: KeyClasses = {
  list: 'parts',
  sort: 'parts',
  'sort.field': 'neutral',
  'sort.order': 'neutral',
  columns: 'parts',
  filters: 'parts',
  // A search over a field reveals whether a record has a value, masked or not.
  'filters.fields': 'more',
  'filters.match': 'parts',
  // A search that follows a reference reveals whether the other record has a value.
  'filters.follow': 'more',
  'follow.field': 'reviewed',
  'follow.resource': 'reviewed',
  'follow.fields': 'more',
  'match.amount': 'reviewed',
  'match.last_four': 'reviewed',
  'filters.minimum': 'neutral',
  'filters.debounce_ms': 'neutral',
  'filters.future': 'neutral',
  values: 'neutral',
  segments: 'parts',
  // A segment and a tab only narrow a list that the person has.
  'segments.where': 'neutral',
  'segments.days': 'neutral',
  tabs: 'parts',
  page_sizes: 'neutral',
  link: 'neutral',
  row_actions: 'neutral',
  card: 'parts',
  'card.title': 'neutral',
  'card.subtitle': 'neutral',
  'card.amount': 'neutral',
  'card.status': 'neutral',
  export: 'parts',
  // An export holds only columns that the person has.
  'export.columns': 'neutral',
  'list.empty': 'parts',
  'empty.action': 'neutral',
  'list.help': 'parts',
  'help.en': 'neutral',
  'help.id': 'neutral',
  refresh_seconds: 'neutral',
  in_progress: 'neutral',
};

const DETAIL: KeyClasses = {
  detail: 'parts',
  path: 'neutral',
  'detail.parent': 'parts',
  'parent.resource': 'reviewed',
  'parent.foreign_key': 'reviewed',
  subtitle: 'neutral',
  status: 'neutral',
  amount: 'neutral',
  notice: 'neutral',
  // Those whom the relation and the other record are open to, and the action there.
  actions_of: 'neutral',
  alerts: 'parts',
  'alerts.tone': 'neutral',
  'alerts.text': 'neutral',
  'alerts.link': 'neutral',
  'alerts.resource': 'reviewed',
  'alerts.where': 'reviewed',
  'alerts.match': 'reviewed',
  'alerts.of': 'reviewed',
  sections: 'parts',
  fields: 'parts',
  // The tab that it adds is compared.
  history: 'neutral',
  'tabs.resource': 'reviewed',
  'tabs.foreign_key': 'reviewed',
  'tabs.lists': 'parts',
  'lists.resource': 'reviewed',
  'lists.foreign_key': 'reviewed',
  'tabs.rows': 'neutral',
  'tabs.time': 'neutral',
  'tabs.kind': 'neutral',
  'tabs.kinds': 'neutral',
  'tabs.page': 'neutral',
  // Each names a list column, with its guard.
  'tabs.before': 'neutral',
  'tabs.after': 'neutral',
  'tabs.record': 'neutral',
};

const ACTION: KeyClasses = {
  actions: 'parts',
  'actions.scope': ['record', 'selection', 'list'],
  'actions.when': 'condition',
  blocked: 'blocks',
  'blocked.when': 'blocks',
  'blocked.note': 'neutral',
  'actions.refused': 'neutral',
  'actions.form': 'reviewed',
  'actions.edits': 'neutral',
  // What is written beside the form: the status that a new record begins with.
  'actions.set': 'reviewed',
  'actions.confirm': 'protection',
  'actions.confirmation': 'protection',
  'actions.shows': 'less',
  'actions.progress': 'neutral',
  'actions.success': 'neutral',
  notify: 'parts',
  'notify.to': 'reviewed',
  'notify.mail': 'reviewed',
  'actions.tone': 'neutral',
  'actions.run': 'reviewed',
};

const RESOURCE: KeyClasses = {
  ...EVERYWHERE,
  ...COLUMN,
  ...LIST,
  ...DETAIL,
  ...ACTION,
  resource: 'parts',
  '.record': 'reviewed',
  // Keys that are good for a product may ask for its resources.
  '.product': 'reviewed',
  // The texts that its keys begin are compared.
  words: 'neutral',
  renamed: 'neutral',
  '.where': 'condition',
  api: 'parts',
  'api.list': 'neutral',
  'api.export': 'neutral',
};

const PAGE: KeyClasses = {
  ...EVERYWHERE,
  ...DISMISSIBLE,
  page: 'parts',
  path: 'neutral',
  blocks: 'parts',
  type: 'neutral',
  'blocks.resource': 'parts',
  'blocks.sum': 'neutral',
  // Blocks count and list records of a resource that the person has.
  'blocks.where': 'neutral',
  'blocks.period': 'neutral',
  'blocks.columns': 'neutral',
  'blocks.limit': 'neutral',
  'blocks.cards': 'parts',
  'cards.action': 'neutral',
  'cards.languages': 'neutral',
  'blocks.actions': 'parts',
  'actions.resource': 'parts',
  'actions.action': 'parts',
  'blocks.journey': 'neutral',
  'blocks.show': 'neutral',
  'blocks.filters': 'neutral',
  'blocks.note': 'neutral',
  'note.text': 'neutral',
  choose: 'neutral',
  island: 'reviewed',
};

/** The class of every key of the config language. A key of a schema that has none fails `keyClasses.test.ts`. */
export const KEY_CLASSES: Readonly<Record<Exclude<FileKind['kind'], 'accepted' | 'glossary' | 'names'>, KeyClasses>> = {
  resource: RESOURCE,
  page: PAGE,
  form: FORM_KEYS,
  brand: BRAND_KEYS,
  limits: LIMITS_KEYS,
  navigation: {
    ...EVERYWHERE,
    home: 'parts',
    planned: 'neutral',
    // Search lists only screens that the person may open.
    search: 'parts',
    names: 'neutral',
    sections: 'parts',
    items: 'parts',
    tag: 'neutral',
    progress: 'neutral',
  },
  redirects: { ...EVERYWHERE, redirects: 'parts', from: 'neutral' },
  notices: { ...EVERYWHERE, ...DISMISSIBLE, notices: 'parts', tone: 'neutral', stays: 'neutral', link: 'parts' },
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
  },
  views: { ...EVERYWHERE, share: 'parts' },
  journeys: {
    ...EVERYWHERE,
    journeys: 'parts',
    action: 'neutral',
    variants: 'neutral',
    steps: 'parts',
    done: 'neutral',
    automatic: 'neutral',
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
