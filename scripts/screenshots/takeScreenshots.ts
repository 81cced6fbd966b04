import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumPath } from '../lib/browser.mjs';
import { groupBy } from '../lib/groupBy.ts';
import { type ConsoleScreen, screensOf } from '../lib/screensOf.ts';
import { UsageError } from '../lib/UsageError.ts';
import { contactSheet, type Picture } from './contactSheet.ts';
import { type ScreenshotChoice, SIZES } from './readScreenshotArguments.ts';
import { type SignedIn, signIn } from './signIn.ts';

/** Longest wait for a screen, in milliseconds; its picture is taken as it is then. */
const PATIENCE = 10_000;

/** The longest picture that a browser makes, in pixels. */
const LONGEST = 16_000;

/** Says that a part of a screen is loading. */
const LOADING = 'main [aria-busy="true"], main [data-skeleton]:not([data-sample] *)';

/** How a person looks at screens. */
interface Look {
  readonly person: string;
  readonly width: number;
  readonly colours: 'light' | 'dark';
  readonly language: 'en' | 'id';
}

async function openPage(browser: Browser, { site, environment }: ScreenshotChoice, look: Look, { tokens }: SignedIn) {
  const { width, colours, language } = look;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: SIZES[width] ?? width },
    colorScheme: colours,
    reducedMotion: 'reduce',
    locale: language === 'id' ? 'id-ID' : 'en-GB',
    storageState: {
      cookies: [],
      origins: [{ origin: site, localStorage: [{ name: 'beranda.session', value: JSON.stringify(tokens) }] }],
    },
  });
  await context.addCookies([{ name: 'environment', value: environment, url: site }]);
  return context.newPage();
}

/** Goes to another screen as a link does, which takes a tenth of the time of a new page. */
async function show(page: Page, { id, path }: ConsoleScreen): Promise<void> {
  const isOpen = page.url().startsWith('http');
  if (!isOpen) await page.goto(path);
  else {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  }
  await page.locator(`main[data-screen="${id}"]`).waitFor({ timeout: PATIENCE });
  await page.waitForFunction((loading) => document.querySelector(loading) === null, LOADING, { timeout: PATIENCE });
  await page.evaluate(() => document.fonts.ready);
}

async function takeAll(
  page: Page,
  choice: ScreenshotChoice,
  look: Look,
  screens: readonly ConsoleScreen[],
  folder: string,
) {
  const taken: Picture[] = [];
  const { person, width, colours, language } = look;
  const place = join(`${width}`, person.replace('@', '-at-'), `${language}-${colours}`);
  mkdirSync(join(folder, place), { recursive: true });
  for (const screen of screens) {
    await show(page, screen).catch((error: unknown) => {
      console.error(`${person} at ${screen.path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    });
    const file = join(place, `${screen.id}.jpg`);
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82, fullPage: choice.whole });
    const length = choice.whole ? await page.evaluate(() => document.documentElement.scrollHeight) : SIZES[width];
    taken.push({ file, ...look, screen: screen.id, path: screen.path, height: length ?? width });
  }
  return taken;
}

/** A picture of each sheet, for who looks at pictures and not at pages. */
async function pictureSheets(browser: Browser, folder: string, pictures: readonly Picture[]): Promise<void> {
  for (const [width, members] of groupBy(pictures, (picture) => String(picture.width))) {
    const sheet = join(folder, `${width}.html`);
    writeFileSync(sheet, contactSheet(members));
    const page = await browser.newPage({ viewport: { width: 2100, height: 1200 } });
    await page.goto(`file://${sheet}`);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0, part = 1; top < length; top += LONGEST, part += 1) {
      const clip = { x: 0, y: top, width: 2100, height: Math.min(LONGEST, length - top) };
      const name = part === 1 ? `${width}.png` : `${width}-${part}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true, clip });
    }
    await page.close();
  }
}

/** The screens of a person that were chosen; none where their console is of another brand. */
async function chosenScreens({ brands, screens }: ScreenshotChoice, { console: shown, read }: SignedIn) {
  if (brands.length > 0 && !brands.includes(shown.brand.id)) return [];
  const isChosen = ({ id, path }: ConsoleScreen) =>
    screens.length === 0 || screens.some((part) => id.includes(part) || path.includes(part));
  return (await screensOf(read, shown)).filter(isChosen);
}

/** The chosen screens by person. Screens of a brand that a person before has too are left out, unless everyone shows all of theirs. */
async function screensByPerson(choice: ScreenshotChoice): Promise<Map<string, readonly ConsoleScreen[]>> {
  const lists = new Map<string, readonly ConsoleScreen[]>();
  const taken = new Set<string>();
  for (const person of choice.people) {
    const signedIn = await signIn(choice.site, person, choice.environment);
    const { brand } = signedIn.console;
    const screens = (await chosenScreens(choice, signedIn)).filter(
      ({ id }) => choice.everyone || !taken.has(`${brand.id} ${id}`),
    );
    for (const { id } of screens) taken.add(`${brand.id} ${id}`);
    lists.set(person, screens);
  }
  return lists;
}

/** Every way in which one person looks at the screens. */
function looksOf(person: string, { widths, colours, languages }: ScreenshotChoice): Look[] {
  return languages.flatMap((language) =>
    widths.flatMap((width) => colours.map((colour) => ({ person, width, colours: colour, language }))),
  );
}

/** Takes the pictures that were chosen and makes contact sheets of them. Throws UsageError where there is nothing to take. */
export async function takeScreenshots(root: string, choice: ScreenshotChoice): Promise<void> {
  const folder = join(root, '.cache/screenshots');
  const { site, environment } = choice;
  const pictures: Picture[] = [];
  const lists = await screensByPerson(choice);
  if ([...lists.values()].every(({ length }) => length === 0))
    throw new UsageError('No screen is left; see npm run screenshots -- --help.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await chromiumPath() });
  try {
    for (const look of [...lists].flatMap(([person, { length }]) => (length === 0 ? [] : looksOf(person, choice)))) {
      const screens = lists.get(look.person) ?? [];
      // A session of its own: the page renews it.
      const signedIn = await signIn(site, look.person, environment);
      await signedIn.speak(look.language);
      const page = await openPage(browser, choice, look, signedIn);
      pictures.push(...(await takeAll(page, choice, look, screens, folder)));
      await page.context().close();
      console.log(`${look.person}, ${look.width} px, ${look.language}, ${look.colours}: ${screens.length} screens`);
    }
    writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
    await pictureSheets(browser, folder, pictures);
  } finally {
    await browser.close();
  }
  console.log(`${pictures.length} pictures in ${folder}: open index.html, or one picture for each width.`);
}
