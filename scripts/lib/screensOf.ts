import type { Console } from '#contract/generated/api.ts';

type Resource = Console['resources'][string];

/** A screen of one person. */
export interface ConsoleScreen {
  readonly id: string;
  readonly path: string;
  /** Of a record: its list, whose first record is another one when that one has left it. */
  readonly resource?: Resource;
}

/** Reads an address of the API as the person. */
type Read = <T>(address: string) => Promise<T>;

/** The address of a list's first record; `undefined` where the list is empty or its records have no screen. */
export async function detailOf(
  read: Read,
  { detail, api }: Resource,
  environment: string,
): Promise<string | undefined> {
  if (detail === undefined || detail.parent !== undefined) return undefined;
  const query = new URLSearchParams({ environment, range: '[0,0]' });
  const [record] = await read<{ id: string }[]>(`${api}?${query}`);
  return record && detail.path.replace(/\{[^}]+\}/, record.id);
}

/** Every screen that a console has: its pages, its lists, and the first record of each. */
export async function screensOf(read: Read, shown: Console): Promise<ConsoleScreen[]> {
  const screens: ConsoleScreen[] = Object.entries(shown.pages).map(([id, { path }]) => ({ id, path }));
  for (const [id, resource] of Object.entries(shown.resources)) {
    if (resource.singleton && resource.path !== undefined) {
      screens.push({ id: resource.detail?.screen ?? id, path: resource.path });
      continue;
    }
    if (resource.path !== undefined) screens.push({ id, path: resource.path });
    const detail = await detailOf(read, resource, shown.environment);
    if (detail !== undefined) screens.push({ id: `${id}-detail`, path: detail, resource });
  }
  return screens;
}
