import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asBrand, readLeniently } from '#compiler/diff/configSources.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { migrateText } from '#compiler/migrate/migrateText.ts';
import { CURRENT_VERSION, migrateValue } from '#compiler/migrate/migrateValue.ts';
import { outdatedFiles } from '#compiler/migrate/outdatedFiles.ts';
import { readTree } from '#compiler/parse/readTree.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { snapshotPeople } from './people.ts';
import { sampleTree } from './sampleTree.ts';

const sample = sampleTree();

/** The resources of a fixture, as they were written in a version. */
function fixture(version: number): Map<string, string> {
  const folder = new URL(`versions/${version}/`, import.meta.url);
  const files = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    files.set(`config/resources/${name}`, readFileSync(new URL(name, folder), 'utf8'));
  }
  return files;
}

function withFixture(version: number): FileTree {
  return new Map([...sample, ...fixture(version)]);
}

/** What everybody sees of a tree, and the line that took the rest away. */
function rendered(tree: FileTree): string {
  const config = readLeniently(tree);
  const seen = snapshotPeople(config.brands.keys()).map(({ brand, facts }) => {
    const { screens, closed } = resolve(asBrand(config, brand), facts);
    return JSON.stringify([screens.resources, closed]);
  });
  return seen.join('\n');
}

const EARLIER = Array.from({ length: CURRENT_VERSION - 1 }, (_, index) => index + 1);

describe.each(EARLIER)('files of version %i', (version) => {
  const files = fixture(version);

  it('are read without a problem', () => {
    const { problems } = readTree(withFixture(version));
    expect(problems.filter(({ place }) => files.has(place.file))).toEqual([]);
  });

  it('resolve to the same bytes and places as the files of the current version', () => {
    expect(rendered(withFixture(version))).toBe(rendered(withFixture(CURRENT_VERSION)));
  });

  it('are rewritten to the exact files of the current version, and reported as outdated until then', () => {
    const rewritten = outdatedFiles(withFixture(version));
    expect(rewritten).toEqual(fixture(CURRENT_VERSION));
    expect(outdatedFiles(withFixture(CURRENT_VERSION))).toEqual(new Map());
  });
});

describe('a migration', () => {
  it('renames a filter for several values to its name of version 2, and does not change the current version', () => {
    const filters = [{ type: 'select', field: 'status' }];
    expect(migrateValue('resource', { version: 1, list: { filters } }).value).toEqual({
      version: 2,
      list: { filters: [{ type: 'multi-select', field: 'status' }] },
    });
    const present = { version: 2, list: { filters } };
    expect(migrateValue('resource', present).value).toBe(present);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { version: 1 },
    { version: 1, list: 7 },
    { version: 1, list: { filters: [null, 7] } },
  ])('takes %j as it comes', (value) => {
    expect(() => migrateValue('resource', value)).not.toThrow();
  });

  it('keeps comments, order and quotes', () => {
    const text = '# Why\nversion: 1 # old\nlist: { filters: [ { field: a, type: "select" } ] } # so\n';
    expect(migrateText('resource', text)).toBe(
      '# Why\nversion: 2 # old\nlist: { filters: [ { field: a, type: multi-select } ] } # so\n',
    );
  });
});
