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
    expect(migrateValue('resource', { version: 1, list: { filters } }, 2).value).toEqual({
      version: 2,
      list: { filters: [{ type: 'multi-select', field: 'status' }] },
    });
    const present = { version: CURRENT_VERSION, list: { filters } };
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

  it('gives the keys of a resource their names of version 3, each by what it means', () => {
    const before = {
      version: 2,
      list: {
        columns: [
          { type: 'relation', from: [{ resource: 'refunds', by: 'payment_id' }] },
          { type: 'steps', by: 'kind' },
        ],
        filters: [
          { type: 'search', by: { amount: 'amount' }, rest: 500 },
          { type: 'select', by: 'kept' },
        ],
      },
      detail: {
        parent: { resource: 'payments', by: 'payment_id' },
        alerts: [{ by: 'value', of: 'digest' }],
        sections: { money: [{ from: [{ resource: 'a', by: 'b' }] }], other: { fields: [{ from: [{ by: 'b' }] }] } },
        tabs: [
          { type: 'related', by: 'payment_id' },
          { type: 'lists', lists: [{ by: 'payment_id' }] },
          { type: 'fields', sections: [{ fields: [{ from: [{ by: 'b' }] }] }] },
        ],
      },
      actions: [{ id: 'a', done: 'a.done', confirmation: { by: 'pin' } }],
    };
    expect(migrateValue('resource', before).value).toEqual({
      version: 3,
      list: {
        columns: [
          { type: 'relation', from: [{ resource: 'refunds', foreign_key: 'payment_id' }] },
          { type: 'steps', by: 'kind' },
        ],
        filters: [
          { type: 'search', match: { amount: 'amount' }, debounce_ms: 500 },
          { type: 'select', by: 'kept' },
        ],
      },
      detail: {
        parent: { resource: 'payments', foreign_key: 'payment_id' },
        alerts: [{ match: 'value', of: 'digest' }],
        sections: {
          money: [{ from: [{ resource: 'a', foreign_key: 'b' }] }],
          other: { fields: [{ from: [{ foreign_key: 'b' }] }] },
        },
        tabs: [
          { type: 'related', foreign_key: 'payment_id' },
          { type: 'lists', lists: [{ foreign_key: 'payment_id' }] },
          { type: 'fields', sections: [{ fields: [{ from: [{ foreign_key: 'b' }] }] }] },
        ],
      },
      actions: [{ id: 'a', success: 'a.done', confirmation: { by: 'pin' } }],
    });
  });

  it('says until what a notice and a card are shown, and leaves the steps of a journey alone', () => {
    expect(migrateValue('notices', { version: 2, notices: [{ id: 'a', done: 'b' }] }).value).toEqual({
      version: 3,
      notices: [{ id: 'a', until_done: 'b' }],
    });
    const cards = [{ id: 'a', done: 'b' }];
    const blocks = [
      { type: 'setup', cards },
      { type: 'cards', cards },
    ];
    expect(migrateValue('page', { version: 2, blocks }).value).toEqual({
      version: 3,
      blocks: [
        { type: 'setup', cards: [{ id: 'a', until_done: 'b' }] },
        { type: 'cards', cards },
      ],
    });
    const journeys = [{ id: 'a', steps: [{ id: 'b', done: 'c' }] }];
    expect(migrateValue('journeys', { version: 2, journeys }).value).toEqual({ version: 3, journeys });
  });

  it('renames a key where it is written, comments and all', () => {
    const text = 'version: 2\nactions:\n  # Why\n  - { id: a, "done": a.b } # so\n  - id: b\n    done: b.c\n';
    expect(migrateText('resource', text)).toBe(
      'version: 3\nactions:\n  # Why\n  - { id: a, success: a.b } # so\n  - id: b\n    success: b.c\n',
    );
  });

  it('keeps comments, order and quotes', () => {
    const text = '# Why\nversion: 1 # old\nlist: { filters: [ { field: a, type: "select" } ] } # so\n';
    expect(migrateText('resource', text)).toBe(
      '# Why\nversion: 3 # old\nlist: { filters: [ { field: a, type: multi-select } ] } # so\n',
    );
  });
});
