import { shownTimeZone } from '../dates/timeZones.ts';
import type { Console, ResolvedBlock } from '../generated/api.ts';
import { blockAddress } from './blockAddress.ts';
import { listPreferencesAddress } from './listPreferencesAddress.ts';
import { listAddress, listRequest } from './listRequest.ts';
import { readListState } from './listState.ts';

/** The browser's current route and query. */
export interface ScreenPlace {
  readonly pathname: string;
  readonly search: string;
}

function blockAddresses(block: ResolvedBlock, console: Console, timeZone: string, search: string): string[] {
  if (block.type === 'journey') return [blockAddress(block.journey, timeZone)];
  if ('api' in block) return [blockAddress(block, timeZone, search)];
  if (block.type !== 'list') return [];
  const resource = console.resources[block.resource];
  if (resource === undefined) return [];
  const state = { ...readListState('', resource.list), perPage: block.limit };
  return [listAddress(resource.api, listRequest(state, timeZone))];
}

/** Returns the addresses that a screen requests first: the first page of a list, the blocks of a page. */
export function screenAddresses(console: Console, { pathname, search }: ScreenPlace): string[] {
  const path = pathname === '/' ? console.home : pathname;
  const timeZone = shownTimeZone(console.time_zone.id, console.business.country);
  for (const [name, resource] of Object.entries(console.resources)) {
    if (resource.path !== path) continue;
    const request = listRequest(readListState(search, resource.list), timeZone);
    return [listAddress(resource.api, request), listPreferencesAddress(name)];
  }
  const page = Object.values(console.pages).find((candidate) => candidate.path === path);
  return page?.blocks.flatMap((block) => blockAddresses(block, console, timeZone, search)) ?? [];
}

/** Returns the addresses that every route without a query requests first. */
export function routeAddresses(console: Console): Record<string, string[]> {
  const screens = [...Object.values(console.resources), ...Object.values(console.pages)];
  const routes = ['/', ...screens.flatMap(({ path }) => path ?? [])];
  return Object.fromEntries(routes.map((pathname) => [pathname, screenAddresses(console, { pathname, search: '' })]));
}
