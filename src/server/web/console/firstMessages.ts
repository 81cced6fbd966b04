/** Messages by key. */
type Messages = Readonly<Record<string, string>>;

/** Beginnings of the keys that the code of every screen uses, apart from what is declared. */
export const CODE_KEYS = [
  'action.',
  'actions.',
  'block.',
  'checklist.',
  'countries.',
  'detail.',
  'developer.',
  'errors.',
  'explain.',
  'feedback.',
  'form_errors.',
  'help.',
  'jobs.',
  'journey.',
  'list.',
  'navigation.',
  'notices.',
  'page.',
  'permissions.',
  'preview.',
  'records.',
  'relative_time.',
  'reveal.',
  'selection.',
  'shell.',
  'steps.',
  'tones.',
  'views.',
];

/** Adds every text of a declaration that is the key of a message. */
function addKeys(value: unknown, messages: Messages, keys: Set<string>): void {
  if (typeof value === 'string') {
    if (Object.hasOwn(messages, value)) keys.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inside of Object.values(value)) addKeys(inside, messages, keys);
  }
}

const codeKeys = new WeakMap<Messages, readonly string[]>();
const declaredKeys = new WeakMap<object, readonly string[]>();

function keysOfCode(messages: Messages): readonly string[] {
  const known = codeKeys.get(messages);
  if (known !== undefined) return known;
  const found = Object.keys(messages).filter((key) => CODE_KEYS.some((beginning) => key.startsWith(beginning)));
  codeKeys.set(messages, found);
  return found;
}

/** The keys of a resource's messages, which all users with the same access share; every language has the same keys. */
function keysOfResource(resource: object, messages: Messages): readonly string[] {
  const known = declaredKeys.get(resource);
  if (known !== undefined) return known;
  const keys = new Set<string>();
  addKeys(resource, messages, keys);
  const found = [...keys];
  declaredKeys.set(resource, found);
  return found;
}

/** Adds to messages of a screen those of which its data has the key, such as the title of a task. */
export function withMessagesOf(data: unknown, messages: Messages, all: Messages): Messages {
  const keys = new Set<string>();
  addKeys(data, all, keys);
  return { ...messages, ...Object.fromEntries([...keys].map((key) => [key, all[key] ?? ''])) };
}

/** The messages that are shown with some resources, the rest of a console around them, and by the code of any screen. */
export function firstMessages(
  messages: Messages,
  resources: Readonly<Record<string, object>>,
  around: object,
): Messages {
  const keys = new Set(keysOfCode(messages));
  for (const resource of Object.values(resources)) {
    for (const key of keysOfResource(resource, messages)) keys.add(key);
  }
  addKeys(around, messages, keys);
  return Object.fromEntries([...keys].map((key) => [key, messages[key] ?? '']));
}
