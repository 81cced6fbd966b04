import type { ResourceFile } from '#contract/generated/config.ts';
import type { Config } from './config.ts';

/** An alias of an API route. */
export interface ApiAddress {
  readonly from: string;
  readonly to: string;
}

/** The further addresses that resources answer at (`api` of config/resources). */
export function apiAddresses(resources: Config['resources']): ApiAddress[] {
  const addresses: ApiAddress[] = [];
  for (const [name, { value }] of resources) {
    const { list, export: exported } = value.api ?? {};
    if (list !== undefined) addresses.push({ from: list, to: `/api/${name}` });
    if (exported !== undefined) addresses.push({ from: exported, to: `/api/${name}/export` });
  }
  return addresses;
}

/** The name of a resource under /api/v1; `undefined` where programs do not have it there. */
export function publicName(name: string, { api }: ResourceFile): string | undefined {
  return api?.v1 && (api.v1.name ?? name);
}

/** The resources of the public API by their names there. */
export function publicNames(resources: Config['resources']): Map<string, string> {
  const named = [...resources].map(([name, { value }]) => [publicName(name, value), name] as const);
  return new Map(named.flatMap(([shown, name]) => (shown === undefined ? [] : [[shown, name] as const])));
}
