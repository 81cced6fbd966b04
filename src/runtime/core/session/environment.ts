import type { Environment } from '#contract/generated/api.ts';

/** Lifetime of the environment cookie in seconds: one day. */
const LIFETIME = 86_400;

/** The environment of this page, cached: reading the cookie takes milliseconds, and every request needs it. */
let known: { readonly environment: Environment | undefined } | undefined;

/** Returns the environment of this device, as its cookie now states. */
export function readEnvironment(): Environment | undefined {
  const value = /(?:^|;\s*)environment=(DEVELOPMENT|PRODUCTION)(?:;|$)/.exec(document.cookie)?.[1];
  return value as Environment | undefined;
}

/**
 * Returns the environment of this page: the console's, or the cookie's until the console has loaded; `undefined` leaves
 * it to the server.
 */
export function pageEnvironment(): Environment | undefined {
  known ??= { environment: readEnvironment() };
  return known.environment;
}

/** Stores the console's environment for this page; the server has renewed the cookie. */
export function rememberEnvironment(environment: Environment): void {
  known = { environment };
}

function write(value: string, lifetime: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = `environment=${value}; path=/; max-age=${lifetime}; samesite=strict${secure}`;
}

/** Stores the environment for a day. */
export function storeEnvironment(environment: Environment): void {
  write(environment, LIFETIME);
  rememberEnvironment(environment);
}

/** Clears the environment. */
export function clearEnvironment(): void {
  write('', 0);
  known = { environment: undefined };
}
