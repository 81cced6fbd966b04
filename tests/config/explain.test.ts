import { describe, expect, it } from 'vitest';
import type { Config } from '#compiler/config.ts';
import { asBrand, readLeniently } from '#compiler/diff/configSources.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { Closed } from '#compiler/resolve/gate/Closed.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { flipLine } from './flipLine.ts';
import { type SnapshotPerson, snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';

/** A thing is closed by one line at a time; nothing is guarded by more lines than this. */
const MOST_LINES = 12;

const tree = loadFileTree(ROOT);
const config = readLeniently(tree);

/** People of each brand in its main country, and of each other country in the first brand. */
function somePeople(): SnapshotPerson[] {
  const roles = ['can_view', 'can_withdraw', 'none'];
  return snapshotPeople(config.brands.keys()).filter(
    ({ brand, country, role, environment }) =>
      roles.includes(role) && environment === 'PRODUCTION' && (country === 'ID' || brand === 'main'),
  );
}

function closedTo(of: Config, { brand, facts }: SnapshotPerson): readonly Closed[] {
  return resolve(asBrand(of, brand), facts).closed;
}

/** Removes one after the other the lines that close a thing to a person, until it is open. Returns the number of lines. */
function flipUntilOpen(person: SnapshotPerson, path: string): number {
  let files: FileTree = tree;
  const cited = new Set<string>();
  for (let flips = 0; flips <= MOST_LINES; flips += 1) {
    const blame = closedTo(readLeniently(files), person).find((item) => item.path === path && !item.follows);
    if (blame === undefined) return flips;
    const { file } = blame.place;
    cited.add(blame.reason);
    files = new Map([...files, [file, flipLine(files.get(file) ?? '', blame.place)]]);
  }
  throw new Error(`${path} stays closed: ${[...cited].join('; ')}`);
}

describe('the line that closes a thing to a person', () => {
  const cases = new Map<string, { person: SnapshotPerson; path: string }>();
  let following = 0;
  for (const person of somePeople()) {
    for (const item of closedTo(config, person)) {
      const { path, place } = item;
      if (item.follows) following += 1;
      // One person represents all people of a brand to whom the same line closes the same thing.
      else cases.set(`${person.brand} ${path} ${place.file}:${place.line}:${place.column}`, { person, path });
    }
  }

  /** Each flip compiles the config anew: a run takes as many as this, spread over all, and `EXPLAINED=all` each of them. */
  const taken = process.env.EXPLAINED === 'all' ? cases.size : 120;

  it('opens the thing when it is removed', () => {
    const stuck: string[] = [];
    const step = Math.max(1, cases.size / taken);
    const chosen = [...cases.values()].filter(
      (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
    );
    for (const { person, path } of chosen) {
      try {
        if (flipUntilOpen(person, path) === 0) stuck.push(`${path} was not closed`);
      } catch (error) {
        stuck.push(`${person.brand} ${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.info(
      `Explained: ${chosen.length} of ${cases.size} closed things flipped, ${following} that only follow others.`,
    );
    expect(stuck).toEqual([]);
    expect(chosen.length).toBeGreaterThan(20);
  }, 600_000);
});
