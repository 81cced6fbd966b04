import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import { publicRedirect } from '../../src/pages/public/publicRedirects.ts';
import { PUBLIC_SCREENS } from '../../src/pages/public/publicScreens.ts';
import { businessFlags } from './businessFlags.ts';
import { describePeople, type SnapshotPerson, snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';
import { ROUTES_TO_COME, SPEC_ROUTES } from './spec-routes.ts';

/** A screen that answers at a route. */
interface RouteScreen {
  readonly screen: string;
  readonly file: string;
  /** The island that draws a part of it, where config alone does not. */
  readonly island: string | undefined;
}

function realConfig(): Config {
  const { config, problems } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return config;
}

const config = realConfig();

/** A route without the names of its parameters, which are ours to choose. */
function shape(route: string): string {
  return route.replaceAll(/\{[^}]+\}/g, '{}');
}

function screensByRoute(): Map<string, RouteScreen> {
  const screens = new Map<string, RouteScreen>();
  for (const [name, { file, value }] of config.resources) {
    if (value.path !== undefined) screens.set(shape(value.path), { screen: name, file, island: undefined });
    for (const { path } of value.actions ?? []) {
      if (path !== undefined) screens.set(shape(path), { screen: name, file, island: undefined });
    }
    const { detail } = value;
    if (detail === undefined) continue;
    const island = detail.tabs.flatMap((tab) => (tab.type === 'page' ? [tab.page] : []))[0];
    const route = detail.path ?? `${value.path}/{id}`;
    const parent = detail.parent === undefined ? undefined : config.resources.get(detail.parent.resource)?.value;
    const above = parent?.detail?.path ?? (parent === undefined ? '' : `${parent.path}/{id}`);
    screens.set(shape(route.startsWith(above) ? route : `${above}${route}`), {
      screen: `${name} detail`,
      file,
      island,
    });
  }
  for (const [name, { file, value }] of config.pages) {
    const island = 'island' in value && typeof value.island === 'string' ? value.island : undefined;
    screens.set(shape(value.path), { screen: name, file, island });
  }
  return screens;
}

/** The full screens, and the sign-in page: id, and who gets there. */
function fullScreens(): Map<string, { readonly id: string; readonly who: string }> {
  const screens = new Map([[SIGN_IN_PATH, { id: 'login', who: 'users who are not signed in' }]]);
  for (const { id, path, needsSession, forGuests } of PUBLIC_SCREENS) {
    const who = needsSession ? 'signed-in users' : forGuests ? 'anybody' : 'anybody with the address';
    screens.set(shape(path), { id, who });
  }
  return screens;
}

/** Where old routes lead: in the config, and before sign-in. */
function leadsTo(route: string): { readonly to: string; readonly file: string } | undefined {
  const { redirects, navigation } = config;
  if (route === '/') return { to: 'home', file: navigation.file };
  const targets = redirects.value.redirects.filter(({ from }) => shape(from) === shape(route)).map(({ to }) => to);
  if (targets.length > 0) return { to: [...new Set(targets)].join(', or '), file: redirects.file };
  const to = publicRedirect(route.replaceAll(/\{(\w+)\}/g, '$1'));
  return to === undefined ? undefined : { to, file: 'src/pages/public/publicRedirects.ts' };
}

const people: SnapshotPerson[] = snapshotPeople(config.brands.keys()).map((person) => ({
  ...person,
  facts: { ...person.facts, flag: businessFlags(config) },
}));

/** The same people, in businesses of our own. */
const staff: SnapshotPerson[] = people.map((person) => ({ ...person, facts: { ...person.facts, internal: true } }));

function viewers(among: readonly SnapshotPerson[]): Map<string, SnapshotPerson[]> {
  const seen = new Map<string, SnapshotPerson[]>();
  for (const person of among) {
    const { screens } = resolve(applyBrand(config, person.brand).config, person.facts);
    for (const name of [...Object.keys(screens.resources), ...Object.keys(screens.pages)]) {
      seen.set(name, [...(seen.get(name) ?? []), person]);
    }
  }
  return seen;
}

// Rule sign-in.public-screens.
describe('the routes of the product', () => {
  const screens = screensByRoute();
  const full = fullScreens();
  const all = SPEC_ROUTES.flatMap(({ routes }) => routes);
  const toCome = ROUTES_TO_COME.flatMap(({ routes }) => routes);

  /** Whether a route leads somewhere. */
  function isThere(route: string): boolean {
    return screens.has(shape(route)) || full.has(shape(route)) || leadsTo(route) !== undefined;
  }

  // Rule navigation.redirects, navigation.every-route.
  it('each have a screen of config or the pages, or redirect to another route', () => {
    expect(all.filter((route) => !isThere(route))).toEqual([]);
  });

  // Rule navigation.planned.
  it('each exist or are planned, and not both', () => {
    const planned = config.navigation.value.planned ?? [];
    expect(planned.filter((route) => !toCome.includes(route))).toEqual([]);
    expect(toCome.filter((route) => all.includes(route) || isThere(route))).toEqual([]);
  });

  // Rule sign-in.full-screen.
  it('include every redirect and every full screen', () => {
    const named = new Set(all.map(shape));
    const { redirects } = config.redirects.value;
    // What is below /dashboard is what is left of it.
    const old = redirects.map(({ from }) => from).filter((from) => !from.startsWith('/dashboard'));
    const own = [
      '/virtual_accounts',
      '/credit_cards',
      '/docs/reference',
      '/register/partner/{}',
      '/register/partner/{}/{}',
      '/xenplatform/register/{}/{}',
      '/xenplatform/{}/{}',
    ];
    expect([...old.map(shape), ...full.keys()].filter((route) => !named.has(route) && !own.includes(route))).toEqual(
      [],
    );
  });

  // Rule platform.registration.
  it('of the console are none of a platform that registers accounts', () => {
    const ofConsole = [...screens.keys()].filter((route) => route.startsWith('/xenplatform/'));
    expect(ofConsole.length).toBeGreaterThan(4);
    expect(ofConsole.filter(isPublicPath)).toEqual([]);
    expect(['/xenplatform/pasar-digital', '/xenplatform/register/biz_1'].every(isPublicPath)).toBe(true);
    expect(isPublicPath('/xenplatform')).toBe(false);
  });

  // Rule details.config-alone.
  it('have an island in one of twenty at most', () => {
    const islands = all.filter((route) => screens.get(shape(route))?.island !== undefined);
    console.info(
      `Routes: ${all.length} and ${toCome.length} to come, ${islands.length} with an island: ${islands.join(', ')}.`,
    );
    expect(islands.length / all.filter((route) => screens.has(shape(route))).length).toBeLessThanOrEqual(0.05);
  });

  it('are open to the people of the snapshot, with every flag on', async () => {
    const [seen, seenByStaff] = [viewers(people), viewers(staff)];
    function who(screen: string): string {
      const everywhere = describePeople(seen.get(screen) ?? []).join('; ');
      const ours = describePeople(seenByStaff.get(screen) ?? []).join('; ');
      return everywhere || (ours && `our own staff: ${ours}`) || 'users with more than one permission';
    }
    const chapters = SPEC_ROUTES.map(({ group, routes }) => {
      const rows = routes.map((route) => {
        const found = screens.get(shape(route));
        const alone = full.get(shape(route));
        const old = leadsTo(route);
        if (found === undefined && alone !== undefined)
          return `| ${route} | ${alone.id} | src/pages/public/publicScreens.ts | ${alone.who} |`;
        if (found === undefined)
          return `| ${route} | → ${old?.to ?? 'nowhere'} | ${old?.file ?? '–'} | who sees that |`;
        return `| ${route} | ${found.screen} | ${found.file} | ${who(found.screen.replace(/ detail$/, ''))} |`;
      });
      return `## ${group}\n\n| route | screen | file | who sees it |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    });
    const missing = ROUTES_TO_COME.flatMap(({ reason, routes }) => routes.map((route) => `| ${route} | ${reason} |`));
    chapters.push(`## Not there yet\n\n| route | why |\n|---|---|\n${missing.join('\n')}\n`);
    await expect(`# Every route of the product\n\n${chapters.join('\n')}`).toMatchFileSnapshot(
      '../snapshots/routes.md',
    );
  });
});
