import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { chromiumPath } from '../lib/browser.mjs';
import { COMPARED_PAGES, comparedServer } from './first-row/comparedPages.ts';
import { CPU_SLOWDOWN, type OpenedPage, type Opening, openPage } from './first-row/openPage.ts';
import { measured, median, print } from './measure.ts';
import { OPTIONS } from './options.ts';
import { keepFigure } from './results/keptFigures.ts';
import { signedInContext } from './signedInContext.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const RUNS = OPTIONS.BENCH_RUNS;

/** What each page must reach, as a share of the stock list (issue 17). */
const AIMS: Readonly<Record<string, string>> = {
  'list cold': '0.55',
  'list warm': '0.50',
  'home cold': '0.65',
  'sign-in cold': '0.40',
};

const middle = (numbers: readonly number[]): number => median([...numbers].sort((a, b) => a - b));

/** Opens a page cold, with nothing cached, and then warm. */
async function openTwice(browser: Browser, signedIn: BrowserContextOptions, page: OpenedPage) {
  const context = await browser.newContext({ ...signedIn, viewport: { width: 1280, height: 800 } });
  const cold = await openPage(context, page);
  const warm = await openPage(context, page);
  await context.close();
  return { cold, warm };
}

/**
 * Time to what a page is opened for, in a new tab, with a session: Beranda's list, home and sign-in page beside a list
 * of stock react-admin, one of React alone and one without a library, all with the same rows, in turns.
 */
export async function benchBrowser(url: string, rows: readonly unknown[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
  const compared = await comparedServer(rows);
  const comparedUrl = await compared.listen({ port: 0, host: '127.0.0.1' });
  const context = await signedInContext(browser, url, { width: 412, height: 915 });
  const storageState = await context.storageState();
  await context.close();
  const pages: Readonly<Record<string, OpenedPage>> = {
    ...Object.fromEntries(
      COMPARED_PAGES.map((name) => [name, { url: `${comparedUrl}/${name}`, shown: 'tbody tr td' }]),
    ),
    list: { url: `${url}/transactions-new`, shown: 'main a[data-row]' },
    home: { url: `${url}/`, shown: 'main [data-figures] dd, main [data-figures] strong' },
    'sign-in': { url: `${url}/login`, shown: 'form button[type="submit"]:not([disabled])' },
  };
  const openings: Record<string, Opening[]> = {};
  for (let run = 0; run < RUNS; run++) {
    for (const [name, page] of Object.entries(pages)) {
      const opened = await openTwice(browser, name === 'sign-in' ? {} : { storageState }, page);
      for (const [state, opening] of Object.entries(opened)) {
        const of = `${name} ${state}`;
        openings[of] = [...(openings[of] ?? []), opening];
      }
    }
  }
  await browser.close();
  await compared.close();
  console.log(`\nOpening a page, Chromium at ${CPU_SLOWDOWN}x CPU and fast 4G, median of ${RUNS}; of the stock list`);
  for (const state of ['cold', 'warm']) {
    const stock = middle((openings[`stock ${state}`] ?? []).map(({ ms }) => ms));
    for (const name of Object.keys(pages)) {
      const all = openings[`${name} ${state}`] ?? [];
      const [ms, kib, scriptMs] = [
        middle(all.map((opening) => opening.ms)),
        middle(all.map(({ bytes }) => bytes)) / 1024,
        middle(all.map((opening) => opening.scriptMs)),
      ];
      const aim = AIMS[`${name} ${state}`];
      const opened = `${name}, ${state}`;
      print(
        `  ${opened}: ${(ms / 1000).toFixed(2)} s, ${kib.toFixed(0)} KiB, script ${(scriptMs / 1000).toFixed(2)} s`,
        measured(ms / stock, '×', 2),
        aim && `aim ${aim}×`,
        `${opened}: of the stock list`,
      );
      keepFigure({ name: opened, unit: 'ms', value: ms });
      keepFigure({ name: opened, unit: 'KiB', value: kib });
      keepFigure({ name: `${opened}: script`, unit: 'ms', value: scriptMs });
    }
  }
}
