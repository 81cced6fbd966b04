import { apiAddresses } from '#compiler/apiAddresses.ts';
import type { Config } from '#compiler/config.ts';
import type { ConfigStore } from './ConfigStore.ts';

/** Rewrites requests for the aliases of a resource to its own path. */
export class ApiAddresses {
  private config: Config | undefined;
  private known: ReadonlyMap<string, string> = new Map();

  constructor(private readonly store: Pick<ConfigStore, 'current'>) {}

  /** The URL with the resource's own path; the query is unchanged. */
  rewrite(url: string): string {
    const { config } = this.store.current();
    if (config !== this.config) {
      this.config = config;
      this.known = new Map(apiAddresses(config.resources).map(({ from, to }) => [from, to]));
    }
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const to = this.known.get(path);
    return to === undefined ? url : to + url.slice(path.length);
  }
}
