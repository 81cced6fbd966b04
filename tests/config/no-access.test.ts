import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { businessFlags } from './businessFlags.ts';
import { snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));
if (config === undefined) throw new Error('The config has problems; see npm run check.');

const FLAGS = businessFlags(config);
const BRANDS = [...config.brands.keys()];

/** The routes of pages and lists that are open with these facts, those that only permissions close, and their words. */
function routesOf(branded: Config, facts: GuardFacts) {
  const { screens, permissions } = resolve(branded, facts);
  const { pages, resources, closed_routes: closed = [] } = screens;
  const lists = Object.values(resources).flatMap(({ path }) => path ?? []);
  return { open: [...Object.values(pages).map(({ path }) => path), ...lists], closed, permissions };
}

describe.each(BRANDS)('a page or list of %s that is closed to a person', (brand) => {
  const branded = applyBrand(config, brand).config;
  const people = snapshotPeople([brand]).filter(({ role }) => role !== 'all');

  it('has the no-access screen exactly where other permissions open it', () => {
    const wrong: string[] = [];
    let found = 0;
    for (const { country, role, environment, facts: snapshot } of people) {
      for (const account of ['regular', 'master'] as const) {
        const facts: GuardFacts = { ...snapshot, flag: FLAGS, account: [account] };
        const { open, closed, permissions } = routesOf(branded, facts);
        const offered = permissions.filter((each) => each.offered).map(({ id }) => id);
        const all = routesOf(branded, {
          ...facts,
          permission: [...new Set([...(facts.permission ?? []), ...offered])],
        });
        const who = `${country} ${role} ${environment} ${account}`;
        const wanted = all.open.filter((path) => !open.includes(path));
        found += wanted.length;
        for (const path of wanted) {
          const words = closed.find((route) => route.path === path)?.permissions ?? [];
          if (words.length === 0) wrong.push(`${who}: ${path} names no permission`);
        }
        for (const { path } of closed) {
          if (!path.includes('{') && open.includes(path)) wrong.push(`${who}: ${path} is open and closed`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(found).toBeGreaterThan(100);
  });
});
