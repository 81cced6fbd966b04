import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../browser/', import.meta.url));

/** A click at the middle of a row's link, which the columns may cover: a copy button opens no record. */
const CLICK = /data-row[^;]*?\.click\(\)/;

it('browser tests open rows with openRow', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => CLICK.test(readFileSync(FOLDER + name, 'utf8')))).toEqual([]);
});
