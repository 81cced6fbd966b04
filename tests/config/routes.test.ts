import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { describePeople, type SnapshotPerson, snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';
import { SPEC_ROUTES } from './spec-routes.ts';

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

const people: SnapshotPerson[] = snapshotPeople(config.brands.keys()).map((person) => ({
  ...person,
  facts: { ...person.facts, flag: config.flags.value.flags.map(({ id }) => id) },
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

describe('the routes of the specification', () => {
  const screens = screensByRoute();
  const all = SPEC_ROUTES.flatMap(({ routes }) => routes);

  it('each lead to a screen that config declares', () => {
    expect(all.filter((route) => !screens.has(shape(route)))).toEqual([]);
  });

  it('need TypeScript of their own in one of twenty at most', () => {
    const islands = all.filter((route) => screens.get(shape(route))?.island !== undefined);
    console.info(`Routes: ${all.length}, ${islands.length} with an island: ${islands.join(', ')}.`);
    expect(islands.length / all.length).toBeLessThanOrEqual(0.05);
  });

  it('are seen by these people, with every flag on', async () => {
    const [seen, seenByStaff] = [viewers(people), viewers(staff)];
    function who(screen: string): string {
      const everywhere = describePeople(seen.get(screen) ?? []).join('; ');
      const ours = describePeople(seenByStaff.get(screen) ?? []).join('; ');
      return everywhere || (ours && `our own staff: ${ours}`) || 'whoever has more than a permission';
    }
    const chapters = SPEC_ROUTES.map(({ group, routes }) => {
      const rows = routes.map((route) => {
        const found = screens.get(shape(route));
        if (found === undefined) return `| ${route} | – | – | nobody |`;
        return `| ${route} | ${found.screen} | ${found.file} | ${who(found.screen.replace(/ detail$/, ''))} |`;
      });
      return `## ${group}\n\n| route | screen | file | who sees it |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    });
    await expect(`# Every route of the specification\n\n${chapters.join('\n')}`).toMatchFileSnapshot(
      '../snapshots/routes.md',
    );
  });
});
