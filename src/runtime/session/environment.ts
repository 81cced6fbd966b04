import type { Environment } from '#contract/generated/api.ts';

/** Lifetime of the environment cookie in seconds: one day (shell.md, section 9). */
const LIFETIME = 86_400;

/** The environment that this device works in, as its cookie says; without one the server decides. */
export function readEnvironment(): Environment | undefined {
  const value = /(?:^|;\s*)environment=(DEVELOPMENT|PRODUCTION)(?:;|$)/.exec(document.cookie)?.[1];
  return value as Environment | undefined;
}

function write(value: string, lifetime: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = `environment=${value}; path=/; max-age=${lifetime}; samesite=strict${secure}`;
}

/** Keeps the environment for a day. */
export function storeEnvironment(environment: Environment): void {
  write(environment, LIFETIME);
}

/** Forgets the environment. */
export function clearEnvironment(): void {
  write('', 0);
}
