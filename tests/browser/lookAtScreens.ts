import { afterAll, describe, expect, it } from 'vitest';
import type { Console, Environment } from '#contract/generated/api.ts';
import { type ConsoleScreen, screensOf as consoleScreens, detailOf } from '../../scripts/lib/screensOf.ts';
import { callApi } from './api.ts';
import { startBrowser } from './browser.ts';
import { expectKeyboardUse, expectRowOpens } from './keyboardUse.ts';
import type { Person } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, expectSteady, expectWords, waitForScreen } from './screen.ts';
import { sharedSession } from './sessions.ts';
import { siteUrl } from './site.ts';
import { openVisit, type Visit } from './visit.ts';

/** Between them they have every screen. Each screen is looked at once, as the first of them who has it. */
export const LOOKERS: readonly Person[] = [
  'owner@kopi.test',
  'owner@manila.test',
  'owner@warung.test',
  'owner@remit.test',
  'owner@pasar.test',
  'staff@beranda.test',
  'manila.staff@beranda.test',
];

/** A phone in the dark in Indonesian, then a desk in the light in English: each screen, both ways. */
export const LOOKS = {
  phone: { viewport: 'phone', language: 'id', colours: 'dark' },
  desktop: { viewport: 'desktop', language: 'en', colours: 'light' },
} as const;

function readAs(person: Person) {
  return async <T>(path: string): Promise<T> => {
    const { access_token: token } = await sharedSession(person);
    return callApi<T>(siteUrl(), path, { token });
  };
}

async function screensOf(person: Person, environment: Environment = 'PRODUCTION'): Promise<ConsoleScreen[]> {
  const read = readAs(person);
  return consoleScreens(read, await read<Console>(`/api/console?environment=${environment}`));
}

interface Look {
  readonly viewport: 'phone' | 'desktop';
  /** Kinds of things whose focus ring has been looked at. */
  readonly kinds: Set<string>;
}

async function look(
  { page, expectQuiet }: Visit,
  { id, path }: ConsoleScreen,
  { viewport, kinds }: Look,
): Promise<void> {
  await page.goto(path);
  await waitForScreen(page, id);
  await expectSteady(page);
  await expectWords(page);
  await expectAccessible(page);
  if (viewport === 'phone') await expectNoSidewaysScroll(page);
  else {
    await expectKeyboardUse(page, kinds);
    if (!id.endsWith('-detail')) await expectRowOpens(page, id);
  }
  expectQuiet();
}

/** The screens that a person has and none before them in `LOOKERS`. */
export async function ownScreensOf(person: Person): Promise<ConsoleScreen[]> {
  const before = LOOKERS.slice(0, LOOKERS.indexOf(person));
  const taken = new Set<string>();
  for (const other of before) for (const { id } of await screensOf(other)) taken.add(id);
  return (await screensOf(person)).filter(({ id }) => !taken.has(id));
}

/** The screens that a person has in test mode alone, and the lists whose first record is one of them. */
async function testModeScreensOf(person: Person): Promise<ConsoleScreen[]> {
  const live = new Set((await screensOf(person)).map(({ id }) => id));
  const screens = await screensOf(person, 'DEVELOPMENT');
  const added = new Set(screens.flatMap(({ id }) => (live.has(id) ? [] : [id, id.replace(/-detail$/, '')])));
  return screens.filter(({ id }) => added.has(id));
}

/** Part of a list: the `index`th of `count` parts, every `count`th member of it. */
interface Part {
  readonly index: number;
  readonly count: number;
}

/** Tests that look at the screens of these people in one way. What is too much for one file is looked at in parts. */
export function lookAtScreens(
  options: (typeof LOOKS)[keyof typeof LOOKS],
  people: readonly Person[],
  part?: Part,
): void {
  startBrowser();
  const { index, count } = part ?? { index: 0, count: 1 };

  describe(`every screen: ${options.viewport}, ${options.language}, ${options.colours}, ${index + 1} of ${count}`, () => {
    const seen = new Set<string>();
    const kinds = new Set<string>();

    it.each(people)('of %s', { timeout: 600_000 }, async (person) => {
      const visit = await openVisit({ ...options, as: person, byCookie: true });
      const errors: string[] = [];
      const screens = (await ownScreensOf(person)).filter((_, place) => place % count === index);
      for (const screen of screens) {
        if (seen.has(screen.id)) continue;
        seen.add(screen.id);
        // A record can leave its list while other screens are looked at, such as a payment that settles.
        const path =
          (screen.resource && (await detailOf(readAs(person), screen.resource, 'PRODUCTION'))) ?? screen.path;
        await look(visit, { ...screen, path }, { viewport: options.viewport, kinds }).catch((error: unknown) => {
          // Looked at again when the test is tried again.
          seen.delete(screen.id);
          errors.push(`${screen.id} at ${screen.path}: ${error instanceof Error ? error.message : error}`);
        });
      }
      await visit.context.close();
      expect(errors.join('\n\n')).toBe('');
    });

    afterAll(() => console.log(`${seen.size} screens looked at: ${options.viewport}, ${options.language}.`));
  });
}

/** Tests that look at the screens that live mode does not have, or has without a record, on a phone. */
export function lookAtTestMode(people: readonly Person[]): void {
  startBrowser();
  const seen = new Set<string>();

  it.each(people)('every screen of test mode alone: %s', { timeout: 120_000 }, async (person) => {
    const screens = (await testModeScreensOf(person)).filter(({ id }) => !seen.has(id));
    const visit = await openVisit({ ...LOOKS.phone, as: person, environment: 'DEVELOPMENT' });
    for (const screen of screens) {
      await look(visit, screen, { viewport: 'phone', kinds: new Set() });
      seen.add(screen.id);
    }
    await visit.context.close();
  });

  afterAll(() => console.log(`${seen.size} screens looked at in test mode: ${[...seen].join(', ')}.`));
}
