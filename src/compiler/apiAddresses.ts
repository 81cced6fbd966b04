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
