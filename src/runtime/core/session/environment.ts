import type { Environment } from '#contract/generated/api.ts';

/** Lifetime of the environment cookie in seconds: one day. */
const LIFETIME = 86_400;

/** What this page works in: looking at the cookie costs milliseconds, and every read would. */
let known: { readonly environment: Environment | undefined } | undefined;

/** The environment that this device works in, as its cookie says now. */
export function readEnvironment(): Environment | undefined {
  const value = /(?:^|;\s*)environment=(DEVELOPMENT|PRODUCTION)(?:;|$)/.exec(document.cookie)?.[1];
  return value as Environment | undefined;
}

/** The environment that this page works in: the console's, and before it is here the cookie's; else the server decides. */
export function pageEnvironment(): Environment | undefined {
  known ??= { environment: readEnvironment() };
  return known.environment;
}

/** Takes over the environment that the console is of; the server has renewed the cookie with it. */
export function rememberEnvironment(environment: Environment): void {
  known = { environment };
}

function write(value: string, lifetime: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = `environment=${value}; path=/; max-age=${lifetime}; samesite=strict${secure}`;
}

/** Keeps the environment for a day. */
export function storeEnvironment(environment: Environment): void {
  write(environment, LIFETIME);
  rememberEnvironment(environment);
}

/** Forgets the environment. */
export function clearEnvironment(): void {
  write('', 0);
  known = { environment: undefined };
}
