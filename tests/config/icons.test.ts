import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { NAVIGATION_ICONS } from '#runtime/cells/navigationIcons.ts';
import { ICON_PATHS } from '#runtime/parts/icons/iconPaths.ts';
import { ROOT } from './sampleTree.ts';

/** Something with an icon, as it is declared. */
interface Drawn {
  readonly id: string;
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  readonly opens?: string;
  readonly resource?: string;
  readonly search?: boolean;
  readonly items?: readonly Drawn[];
}

interface Navigation {
  readonly sections: readonly { readonly items: readonly Drawn[] }[];
  readonly help: readonly Drawn[];
}

interface Page {
  readonly blocks?: readonly {
    readonly type: string;
    readonly actions?: readonly Drawn[];
    readonly cards?: readonly Drawn[];
  }[];
}

function declared<T>(file: string): T {
  return parse(readFileSync(`${ROOT}/${file}`, 'utf8')) as T;
}

const NAVIGATION = declared<Navigation>('config/navigation.yaml');
const SIDEBAR = NAVIGATION.sections.flatMap(({ items }) => items);
const BLOCKS = readdirSync(`${ROOT}/config/pages`).flatMap(
  (file) => declared<Page>(`config/pages/${file}`).blocks ?? [],
);
const QUICK = BLOCKS.flatMap(({ actions = [] }) => actions);
const CARDS = BLOCKS.flatMap(({ cards = [] }) => cards);
const SETTINGS = (declared<Page>('config/pages/settings.yaml').blocks ?? []).flatMap(({ cards = [] }) => cards);

/** Folders whose components name icons themselves: the header with its menus, the search, the help menu, the bell. */
const HEADER = [
  'src/runtime/shell/header',
  'src/runtime/shell/search',
  'src/runtime/shell/explain',
  'src/pages/help',
  'src/pages/notification-center',
];

/** What an icon means that several things have, each of which leads somewhere else. */
const MEANINGS: Readonly<Record<string, { readonly means: string; readonly of: readonly string[] }>> = {
  bank: {
    means: 'money to and from the own bank account',
    of: ['bank-transfers', '/settings/withdrawals', '/settings/withdrawals#bank-accounts'],
  },
  business: {
    means: 'the business: its profile, and the choice of another one',
    of: ['/settings/business-profile', 'ProfilePanel'],
  },
  callback: {
    means: 'callbacks: the list, and the URLs they are sent to',
    of: ['callbacks', '/settings/developers#callbacks'],
  },
  braces: { means: 'the config: its language, and the lines of a screen', of: ['config-docs', 'ExplainSwitch'] },
  check: { means: 'what is chosen or done', of: ['ProfilePanel', 'NotificationItems'] },
  flag: { means: 'the activation, also while it is reviewed', of: ['activation', 'instant-pending'] },
  'held-money': { means: 'escrow: its balance and its settings', of: ['escrow-balance', '/settings/p2p-escrow-rdl'] },
  link: { means: 'payment links: the lists and the form', of: ['payment-links', '/payment-links/create'] },
  play: { means: 'a video, by language', of: ['https://learn.beranda.example/en', 'https://learn.beranda.example/id'] },
  keyboard: { means: 'keys', of: ['shortcuts', 'SingleKeysSwitch'] },
  plug: { means: 'systems that are connected', of: ['integrations', '/settings/integrations'] },
  search: { means: 'finding', of: ['/transactions', 'PageSearchButton'] },
  send: { means: 'sending money: the lists and the settings', of: ['send-payments', '/settings/sending-money'] },
  team: {
    means: 'the people of the business',
    of: ['/settings/team', '/settings/team#members', '/settings/team/invite'],
  },
};

/** The address that a thing leads to; what leads nowhere is known by its id. */
function targetOf({ id, to, href, opens, resource }: Drawn): string {
  return to ?? href ?? opens ?? (resource === undefined ? id : `/${resource}`);
}

/** The screens of the sidebar, each with the item that has its icon: a screen in a group has the group's. */
function sidebarScreens(things: readonly Drawn[], above?: Drawn): [string, Drawn][] {
  return things.flatMap((thing) => {
    const drawn = thing.icon === undefined ? above : thing;
    const own: [string, Drawn][] = thing.to !== undefined && drawn !== undefined ? [[thing.to, drawn]] : [];
    return [...own, ...sidebarScreens(thing.items ?? [], drawn)];
  });
}

const SCREENS = new Map(sidebarScreens(SIDEBAR));

/** What a thing is about: the item of the sidebar that its screen belongs to, else its own target. */
function subjectOf(thing: Drawn): string {
  const target = targetOf(thing);
  return SCREENS.get(target)?.id ?? target;
}

function tsxFilesOf(folder: string): string[] {
  return readdirSync(`${ROOT}/${folder}`).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
}

/** Icons that the header's own components name, with the component. */
function headerIcons(): [string, string][] {
  return HEADER.flatMap((folder) =>
    tsxFilesOf(folder).flatMap((file) => {
      const text = readFileSync(`${ROOT}/${folder}/${file}`, 'utf8');
      const names = [...text.matchAll(/(?:name|icon)(?:=|: )["']([a-z-]+)["']/g)].map(([, name = '']) => name);
      return names.map((name): [string, string] => [name, file.replace(/\..*/, '')]);
    }),
  );
}

/** Every icon with the subjects that have it. */
function subjects(): Map<string, Set<string>> {
  const drawn = [...SIDEBAR, ...NAVIGATION.help, ...QUICK, ...CARDS];
  const inConfig = drawn.flatMap((thing): [string, string][] => (thing.icon ? [[thing.icon, subjectOf(thing)]] : []));
  const found = new Map<string, Set<string>>();
  for (const [icon, subject] of [...inConfig, ...headerIcons().filter(([name]) => name in NAVIGATION_ICONS)]) {
    found.set(icon, (found.get(icon) ?? new Set()).add(subject));
  }
  return found;
}

// Rule navigation.icons.
describe('an icon', () => {
  it('is that of the sidebar wherever else its screen is named', () => {
    const elsewhere = [...QUICK, ...SETTINGS].filter(({ search }) => search !== true);
    const others = elsewhere.flatMap((thing) => {
      const usual = SCREENS.get(targetOf(thing))?.icon;
      return usual === undefined || usual === thing.icon ? [] : [`${thing.id}: ${thing.icon} instead of ${usual}`];
    });
    expect(others).toEqual([]);
  });

  it('means one thing: what else has it is declared with its meaning', () => {
    const found = [...subjects()].filter(([, { size }]) => size > 1).map(([icon, of]) => [icon, [...of].sort()]);
    const meant = Object.entries(MEANINGS).map(([icon, { of }]) => [icon, [...of].sort()]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(meant));
  });

  it('has a shape of its own', () => {
    const shapes = Object.values(ICON_PATHS);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
