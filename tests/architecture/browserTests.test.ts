import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../browser/', import.meta.url));

/** A click at the middle of a row's link, which the columns may cover: a copy button opens no record. */
const CLICK = /data-row[^;]*?\.click\(\)/;

/** What gives a window its size: `resize` waits for the page, and a window has its first size while it is empty. */
const RESIZES = ['resize.ts', 'windows.ts'];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const having = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(FOLDER + name, 'utf8')));

it('browser tests open rows with openRow', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(having(CLICK)).toEqual([]);
});

it('browser tests change the size of a window with resize', () => {
  expect(having(/\.setViewportSize\(/).sort()).toEqual(RESIZES);
});
