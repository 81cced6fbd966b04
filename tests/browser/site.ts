import { inject } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import type { Person } from './people.ts';

/** A running product with a database of its own. */
export interface Site {
  readonly url: string;
  /** A session of each person, made once: signing in is limited to 30 a minute. */
  readonly sessions: Readonly<Record<Person, Tokens>>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One product for each worker of browser tests. */
    sites: readonly Site[];
  }
}

/** The product of the worker in which this test file runs. Files of other workers never touch its database. */
export function workerSite(): Site {
  const sites = inject('sites');
  const site = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length];
  if (site === undefined) throw new Error(`There is no product for worker ${process.env.VITEST_POOL_ID}.`);
  return site;
}

/** Where that product answers. */
export function siteUrl(): string {
  return workerSite().url;
}
