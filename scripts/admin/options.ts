import { parseArgs } from 'node:util';
import { normalizeEmail } from '#server/account/recovery/mailLimits.ts';
import { StartError } from '#server/database/StartError.ts';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  name: TEXT,
  email: TEXT,
  country: TEXT,
  brand: TEXT,
  business: TEXT,
  permissions: TEXT,
  task: TEXT,
  to: TEXT,
  reason: TEXT,
  feature: TEXT,
  page: TEXT,
  live: { type: 'boolean' },
  'data-dir': TEXT,
  'database-url': TEXT,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Characters of an option: as many as a form accepts in a text of several lines. */
const MAX_LENGTH = 500;

/** The options and words of the command line. Throws StartError for an option that is not known. */
export function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new StartError('admin-arguments', `${why}; see npm run admin -- --help.`, { cause });
  }
}

export type Values = ReturnType<typeof parse>['values'];

/** The text of an option. Throws StartError where it is missing or too long. */
export function need(
  values: Values,
  name: 'name' | 'email' | 'business' | 'brand' | 'task' | 'to' | 'reason' | 'feature' | 'page',
): string {
  const value = values[name]?.trim();
  if (value && value.length > MAX_LENGTH)
    throw new StartError('admin-arguments', `--${name} has ${value.length} characters; give at most ${MAX_LENGTH}.`);
  if (value) return value;
  throw new StartError('admin-arguments', `Give --${name}; see npm run admin -- --help.`);
}

/** A value that must be one of those that are known. Throws StartError, which names them. */
export function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  throw new StartError('admin-arguments', `--${name} is "${value}"; give one of ${known.join(', ')}.`);
}

/** The address of `--email`, normalized. Throws StartError for another text. */
export function emailOf(values: Values): string {
  const email = normalizeEmail(need(values, 'email'));
  if (/^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return email;
  throw new StartError('admin-arguments', `--email is "${email}"; give one such as sari@kopi.example.`);
}
