import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { searchActions } from '#compiler/resolve/searchActions.ts';
import { searchScreens } from '#compiler/resolve/searchScreens.ts';
import type { SearchScreen } from '#contract/generated/api.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { businessFlags } from './businessFlags.ts';
import { snapshotPeople } from './people.ts';
import { edited, replace } from './problem-cases/edits.ts';
import { GLOSSARY } from './problem-cases/glossary.ts';
import { ROOT, sampleTree } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));
if (config === undefined) throw new Error('The config has problems; see npm run check.');

const FLAGS = businessFlags(config);
const BRANDS = [...config.brands.keys()];

function screensOf(branded: Config, facts: GuardFacts) {
  const { screens } = resolve(branded, facts);
  const { pages, resources } = screens;
  const lists = Object.values(resources);
  const forms = lists.flatMap(({ path, singleton, actions }) =>
    actions.flatMap(({ id, scope, path: own, form }) =>
      scope === 'list' && form !== undefined && path !== undefined && singleton !== true
        ? [own ?? `${path}?action=${id}`]
        : [],
    ),
  );
  return {
    found: searchScreens(branded, screens),
    actions: searchActions(branded, screens),
    open: [...Object.values(pages), ...lists].flatMap(({ path }) => path ?? []),
    forms,
  };
}

describe.each(BRANDS)('the pages that people of %s search', (brand) => {
  const branded = applyBrand(config, brand).config;

  // Rule navigation.find-pages.
  it('are exactly the screens that are open to them, each once', () => {
    for (const { facts: snapshot } of snapshotPeople([brand])) {
      const { found, open } = screensOf(branded, { ...snapshot, flag: FLAGS });
      const addresses = found.map(({ to }) => to);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.filter((to) => !to.includes('#')).sort()).toEqual([...new Set(open)].sort());
      const pages = addresses.flatMap((to) => (to.includes('#') ? to.slice(0, to.indexOf('#')) : []));
      expect(pages.filter((page) => !open.includes(page))).toEqual([]);
    }
  });

  // Rule navigation.find-actions.
  it('come with exactly the forms that are open to them, each once and under a name of its own', () => {
    let count = 0;
    for (const { facts: snapshot } of snapshotPeople([brand])) {
      const { actions, forms } = screensOf(branded, { ...snapshot, flag: FLAGS });
      expect(actions.map(({ to }) => to).sort()).toEqual(forms.sort());
      for (const words of Object.values(branded.messages)) {
        const shown = actions.map(({ label, screen }) => `${words[label]} · ${words[screen]}`);
        expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
      }
      count += actions.length;
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('the names of a page', () => {
  const [person] = snapshotPeople(['main']).filter(({ role, country }) => role === 'all' && country === 'ID');
  if (person === undefined) throw new Error('No person has every permission.');
  const { found, actions } = screensOf(config, { ...person.facts, flag: FLAGS });
  const at = (to: string): SearchScreen | undefined => found.find((screen) => screen.to === to);

  it('are its label and its other names in both languages, and the headings above it', () => {
    expect(at('/disbursements')?.names).toEqual(
      expect.arrayContaining(['Disbursements', 'Pengiriman dana', 'payout', 'kirim uang']),
    );
    expect(at('/settings/withdrawals')).toMatchObject({
      groups: ['navigation.configuration', 'settings.title'],
      names: expect.arrayContaining(['tarik dana']),
      group_names: expect.arrayContaining(['Settings']),
    });
    expect(at('/settings/developers#api-keys')?.groups).toEqual([
      'navigation.configuration',
      'settings.title',
      'settings.developers',
    ]);
    expect(at('/store/orders-cancelled')?.groups).toEqual(['navigation.apps_and_partners', 'navigation.store']);
    expect(at('/virtual_accounts/list')).toMatchObject({ level: 3, names: expect.arrayContaining(['VA']) });
  });

  // Rule navigation.find-actions.
  it('are those of an action too, and of its screen; what the home page leads to is first', () => {
    expect(actions.slice(0, 3).map(({ to }) => to)).toEqual([
      '/payment-links/create',
      '/disbursements?action=create',
      '/withdrawals?action=create',
    ]);
    expect(actions[1]).toEqual({
      to: '/disbursements?action=create',
      label: 'disbursements.create',
      icon: 'plus',
      screen: 'disbursements.title',
      names: ['Send money', 'Kirim dana'],
      screen_names: expect.arrayContaining(['Disbursements', 'Pengiriman dana', 'payout', 'kirim uang']),
    });
  });

  it('may be words that the glossary avoids: they are typed and never shown', () => {
    const names = replace('locales/en.json', 'money back, returns', 'cash back, returns');
    expect(compile(edited(sampleTree(), [GLOSSARY, names])).problems).toEqual([]);
  });
});
