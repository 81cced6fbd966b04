import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { outlineParts } from '#compiler/outline/outline.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { ACCESS_RULES, type Facts, MISSING } from './access-rules.ts';
import { businessFlags } from './businessFlags.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));
if (config === undefined) throw new Error('The config has problems; see npm run check.');

const FLAGS = businessFlags(config);

const BASE: GuardFacts = {
  permission: [],
  country: ['ID'],
  brand: ['main'],
  entity: ['main'],
  environment: ['PRODUCTION'],
  flag: FLAGS,
  account: ['regular'],
  status: ['LIVE'],
  excluded_page: [],
  internal: false,
};

function factsOf(facts: Facts): GuardFacts {
  const missing = facts.flag?.[0]?.startsWith(MISSING) ? facts.flag[0].slice(MISSING.length) : undefined;
  if (missing === undefined) return { ...BASE, ...facts };
  if (!FLAGS.includes(missing)) throw new Error(`There is no flag ${missing}.`);
  return { ...BASE, ...facts, flag: FLAGS.filter((flag) => flag !== missing) };
}

/** Whether the console that these facts make has a screen at a route, on the API and in what the browser is given. */
function has(facts: Facts, route: string): { readonly api: boolean; readonly outline: boolean } {
  if (config === undefined) throw new Error('no config');
  const person = factsOf(facts);
  const branded = applyBrand(config, person.brand?.[0] ?? 'main').config;
  const resolution = resolve(branded, person);
  const { resources, pages } = resolution.screens;
  const resource = Object.entries(resources).find(([, { path }]) => path === route);
  const page = Object.entries(pages).find(([, { path }]) => path === route);
  const shown = [...outlineParts(resolution, branded.messages.en).keys()];
  const [name] = resource ?? page ?? [];
  return {
    api: (resource !== undefined && resolution.access.has(resource[0])) || page !== undefined,
    outline: name !== undefined && shown.some((part) => part.endsWith(` ${name}`)),
  };
}

const SEEN = { api: true, outline: true };
const CLOSED = { api: false, outline: false };

describe('access to screens', () => {
  it.each(ACCESS_RULES)('$rule', ({ routes, allowed, refused }) => {
    for (const route of routes) {
      for (const facts of allowed) expect([route, facts, has(facts, route)]).toEqual([route, facts, SEEN]);
      for (const facts of refused) expect([route, facts, has(facts, route)]).toEqual([route, facts, CLOSED]);
    }
  });

  it('covers a number of routes and people', () => {
    const cases = ACCESS_RULES.map(({ routes, allowed, refused }) => routes.length * (allowed.length + refused.length));
    console.info(`Access: ${ACCESS_RULES.length} rules, ${cases.reduce((sum, count) => sum + count, 0)} walks.`);
    expect(cases.every((count) => count > 0)).toBe(true);
  });
});
