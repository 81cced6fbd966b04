import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = readFileSync(join(ROOT, 'tests/api/asvs.md'), 'utf8');

interface Row {
  readonly id: string;
  readonly shown: string;
}

const rows: Row[] = [...TABLE.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, id = '', shown = '']) => ({
    id,
    shown,
  }),
);

/** The tests that a row names, by file and title. */
function testsOf({ shown }: Row): [file: string, title: string][] {
  return [...shown.matchAll(/`([^`]+\.test\.tsx?)` "([^"]+)"/g)].map(([, file = '', title = '']) => [file, title]);
}

/** The documents that a row names. */
function documentsOf({ shown }: Row): string[] {
  return [...shown.matchAll(/`([^`]+\.md)`/g)].map(([, file = '']) => file);
}

function read(file: string): string {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
}

const open = rows.filter(({ shown }) => shown.startsWith('Open: '));
const elsewhere = rows.filter(({ shown }) => shown.startsWith('Does not apply: '));
afterAll(() => {
  const shown = rows.length - open.length - elsewhere.length;
  console.log(
    `ASVS 5.0: ${rows.length} requirements, ${shown} shown, ${elsewhere.length} do not apply, ${open.length} open`,
  );
});

describe('the table of ASVS 5.0', () => {
  it('has each requirement once, in every chapter that applies', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(ids.map((id) => id.split('.')[0]))]).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '14',
      '16',
    ]);
    expect(TABLE.match(/^\| \d/gm)).toHaveLength(rows.length);
  });

  it.each(rows)('$id has a test, a document, an open point, or does not apply', (row) => {
    const says = /^(Open: |Does not apply: |Written in )/.test(row.shown);
    const tests = testsOf(row);
    expect(says || tests.length > 0, row.shown).toBe(true);
    for (const [file, title] of tests) expect(read(file), `${file} has no test "${title}"`).toContain(title);
    for (const file of documentsOf(row)) expect(read(file), `${file} is not there`).not.toBe('');
  });
});
