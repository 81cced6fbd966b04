import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A click at the middle of a row's link, which the columns may cover: a copy button opens no record. */
const CLICK = /data-row[^;]*?\.click\(\)/;

/** What gives a window its size: `resize` waits for the page, and a window has its first size while it is empty. */
const RESIZES = ['tests/browser/resize.ts', 'tests/browser/windows.ts'];

/** A wait of at most 1 s, however busy the machine is: the time-out of `expect.poll` is set once, for every project. */
const SHORT_WAIT = /\bvi\.(waitFor|waitUntil)\(\s*[\w.]+\s*\)|\bvi\.(waitFor|waitUntil)\((async )?\(\)/;

/** The files of folders in which a pattern is found. */
function having(pattern: RegExp, ...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const code = files.filter((name) => /\.tsx?$/.test(name));
  expect(code.length).toBeGreaterThan(50);
  return code.filter((name) => pattern.test(readFileSync(ROOT + name, 'utf8'))).sort();
}

it('browser tests open rows with openRow', () => {
  expect(having(CLICK, 'tests/browser')).toEqual([]);
});

it('browser tests change the size of a window with resize', () => {
  expect(having(/\.setViewportSize\(/, 'tests/browser')).toEqual(RESIZES);
});

it('tests wait with expect.poll, or name how long', () => {
  expect(having(SHORT_WAIT, 'tests', 'src')).toEqual([]);
});
