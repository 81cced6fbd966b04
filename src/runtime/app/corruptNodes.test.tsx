// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import { sampleRecord } from '#compiler/docs/sampleRecord.ts';
import { loadFileTree } from '#compiler/load.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { Console } from '#contract/generated/api.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { ScreenSwitch } from '../shell/ScreenSwitch.tsx';
import { type Corruption, corruptions, type Path } from '../testing/corruptions.ts';
import { listResponse, mockFetch, type TestResponse } from '../testing/mockFetch.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser } from '../testing/setUpBrowser.ts';

setUpBrowser();

/** How long a screen has to render its responses, which arrive at once, in milliseconds. */
const WAIT = 8;

/** How long until a screen counts as broken: the machine may be busy. */
const LONG_WAIT = 500;

vi.setConfig({ testTimeout: 300_000 });

const ROOT = process.cwd();
const { config: base, problems: configProblems } = compile(loadFileTree(ROOT));
if (base === undefined) throw new Error(JSON.stringify(configProblems[0]));
const config = applyBrand(base, 'main').config;

const OWNER: GuardFacts = {
  permission: PERMISSIONS,
  country: ['ID'],
  brand: ['main'],
  entity: ['main'],
  environment: ['DEVELOPMENT'],
  flag: [],
  account: ['regular'],
  status: ['LIVE'],
  excluded_page: [],
  internal: true,
};

const REAL: Console = {
  ...FIXTURE_CONSOLE,
  ...resolve(config, OWNER).screens,
  user: { ...FIXTURE_CONSOLE.user, internal: true },
};

const messages = config.messages.en ?? {};

/** A record of a resource with a value in every field, and every action open. */
function recordOf(name: string): TestResponse['body' & keyof TestResponse] | object {
  const record = config.records.get(config.resources.get(name)?.value.record ?? '');
  const can = REAL.resources[name]?.actions.map(({ id }) => id) ?? [];
  return record === undefined ? {} : { ...sampleRecord(record), can };
}

/** The API of the real console: one row in every list, the same for every record; all else is empty. */
function answerAll(): void {
  mockFetch(({ url }) => {
    const [, , name = '', id] = url.pathname.split('/');
    if (REAL.resources[name] === undefined) return { body: {} };
    return id === undefined ? listResponse([recordOf(name)]) : { body: recordOf(name) };
  });
}

/** Returns an address at which a part of the console is rendered. */
function addressOf(path: Path): string {
  const [part, name] = path;
  if (part === 'pages') return String(REAL.pages[String(name)]?.path);
  if (part !== 'resources') return '/customers';
  const resource = REAL.resources[String(name)];
  if (path[2] !== 'detail' && path[2] !== 'actions') return String(resource?.path);
  const tab = path[3] === 'tabs' ? resource?.detail?.tabs[Number(path[4] ?? 0)]?.id : undefined;
  const { id } = recordOf(String(name)) as { id: string };
  return `${resource?.detail?.path.replace(/\{\w+\}/, id)}${tab === undefined ? '' : `?tab=${tab}`}`;
}

/** Returns the screen, rendered after its requests have completed. */
async function draw(console: Console, at: string, wait: number): Promise<HTMLElement | null> {
  answerAll();
  renderConsole(<ScreenSwitch />, { console, messages, at });
  await act(() => new Promise((resolve) => setTimeout(resolve, wait)));
  return document.querySelector('main');
}

interface Outcome {
  readonly where: string;
  /** The screen's id; `error` if no part of it could be rendered. */
  readonly screen: string | undefined;
  readonly parts: number;
  readonly items: number;
}

async function outcomeOf({ path, how, corrupt }: Corruption, at: string, wait = WAIT): Promise<Outcome> {
  const main = await draw(corrupt(REAL), at, wait);
  const outcome = {
    where: `${path.join('.')} ${how}`,
    screen: main?.dataset.screen,
    parts: document.querySelectorAll('[data-part-problem]').length,
    items: document.querySelectorAll('th, dt, h1, h2, main a, main button').length,
  };
  cleanup();
  return outcome;
}

/** Without these there is no screen: the smallest part that can replace them is the screen itself. */
const SCREEN_ITSELF =
  /^(resources\.[\w-]+( |\.(api|list|detail|actions|path|label) |\.list\.(screen|sort|columns|page_sizes)\b|\.list\.sort\.\w+ |\.detail\.(screen|path|tabs) |\.detail\.tabs\.\d+ |\.detail\.tabs\.\d+\.id )|pages\.[\w-]+( |\.(screen|path|label|blocks) ))/;

/** A tab with an error replaces all of its content; in place of a missing tab another one is open. */
const TAB_CONTENT = /\.detail\.tabs\.\d+\.(type|sections|resource) /;
const TAB_ITSELF = /\.detail\.tabs\.\d+ /;

const ROOTS: readonly Path[] = [
  ['resources', 'customers', 'list'],
  ['resources', 'customers', 'actions'],
  ['resources', 'customers', 'detail'],
  ['resources', 'virtual-account-payments', 'detail', 'tabs', 1],
  ['resources', 'activity-logs', 'detail', 'tabs', 1],
  ['pages', 'home', 'blocks'],
];

/** Returns the error of a screen with a corrupt node; `undefined` if the rest of the screen is intact. */
function problemOf(before: Outcome | undefined, after: Outcome): string | undefined {
  if (after.screen !== before?.screen)
    return SCREEN_ITSELF.test(after.where) ? undefined : `${after.where}: ${after.screen}`;
  const isTab = TAB_ITSELF.test(after.where) || (after.parts > 0 && TAB_CONTENT.test(after.where));
  return !isTab && after.items < (before?.items ?? 0) / 2 ? `${after.where}: most is gone` : undefined;
}

describe('a console with one node that is corrupt', () => {
  // Rule details.broken-part, details.broken-screen.
  it('draws everything else, and says in the place of the node that it cannot be shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const whole = new Map<string, Outcome>();
    const counts = { nodes: 0, asBefore: 0, inPlace: 0, screen: 0 };
    const problems: string[] = [];
    for (const root of ROOTS) {
      for (const corruption of corruptions(REAL, root)) {
        const at = addressOf(corruption.path);
        if (!whole.has(at)) {
          const untouched: Corruption = { path: [], how: 'null', corrupt: (value) => value };
          whole.set(at, await outcomeOf(untouched, at, LONG_WAIT));
        }
        const before = whole.get(at);
        let after = await outcomeOf(corruption, at);
        if (problemOf(before, after) !== undefined) after = await outcomeOf(corruption, at, LONG_WAIT);
        counts.nodes += 1;
        if (after.screen !== before?.screen) counts.screen += 1;
        else if (after.parts > (before?.parts ?? 0)) counts.inPlace += 1;
        else counts.asBefore += 1;
        const problem = problemOf(before, after);
        if (problem !== undefined) problems.push(problem);
      }
    }
    process.stdout.write(
      `Corrupt nodes: ${counts.nodes}; drawn without it ${counts.asBefore}, in its place ${counts.inPlace}, the screen ${counts.screen}, escaped 0.\n`,
    );
    expect(problems).toEqual([]);
  });
});
