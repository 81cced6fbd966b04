import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DECISIONS = fileURLToPath(new URL('../../src/decisions', import.meta.url));
const files = readdirSync(DECISIONS);

it('gives each decision a number of its own', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('begins each decision with its number', () => {
  const headings = new Map(
    files.map((file) => [file, readFileSync(join(DECISIONS, file), 'utf8').split('\n')[0] ?? '']),
  );
  expect(files.filter((file) => !headings.get(file)?.startsWith(`# ${file.slice(0, 4)} `))).toEqual([]);
});
