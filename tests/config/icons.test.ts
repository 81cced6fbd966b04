import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ICON_PATHS } from '#runtime/parts/icons/iconPaths.ts';

/** Something with an icon, as it is declared. */
interface Drawn {
  readonly id: string;
  readonly icon?: string;
  readonly to?: string;
  readonly resource?: string;
  readonly search?: boolean;
  readonly items?: readonly Drawn[];
}

interface Navigation {
  readonly sections: readonly { readonly items: readonly Drawn[] }[];
}

interface Page {
  readonly blocks: readonly {
    readonly type: string;
    readonly actions?: readonly Drawn[];
    readonly cards?: readonly Drawn[];
  }[];
}

function declared<T>(file: string): T {
  return parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as T;
}

const NAVIGATION = declared<Navigation>('config/navigation.yaml');
const SIDEBAR = NAVIGATION.sections.flatMap(({ items }) => items);
const QUICK = declared<Page>('config/pages/home.yaml').blocks.flatMap(({ actions = [] }) => actions);
const SETTINGS = declared<Page>('config/pages/settings.yaml').blocks.flatMap(({ cards = [] }) => cards);

/** The icon of each screen of the sidebar; a screen in a group has the group's. */
function screenIcons(things: readonly Drawn[], above?: string): [string, string][] {
  return things.flatMap((thing) => {
    const icon = thing.icon ?? above;
    const own: [string, string][] = thing.to !== undefined && icon !== undefined ? [[thing.to, icon]] : [];
    return [...own, ...screenIcons(thing.items ?? [], icon)];
  });
}

// Rule navigation.icons.
describe('an icon', () => {
  it('is that of the sidebar wherever else its screen is named', () => {
    const icons = new Map(screenIcons(SIDEBAR));
    const elsewhere = [...QUICK, ...SETTINGS].filter(({ search }) => search !== true);
    const others = elsewhere.flatMap(({ id, icon, to, resource }) => {
      const usual = icons.get(to ?? `/${resource}`);
      return usual === undefined || usual === icon ? [] : [`${id}: ${icon} instead of ${usual}`];
    });
    expect(others).toEqual([]);
  });

  it('has a shape of its own', () => {
    const shapes = Object.values(ICON_PATHS);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
