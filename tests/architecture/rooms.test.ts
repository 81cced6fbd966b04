import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CROWDED, DIVIDED, MOST_FILES } from './rooms.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const SOURCE = /\.(tsx?|mjs|cjs|css|sql)$/;
const TEST = /\.test\.tsx?$/;

/** How many source files each folder below `top` holds directly, tests aside. */
function countFiles(top: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })) {
    if (!SOURCE.test(file) || TEST.test(file)) continue;
    const folder = dirname(`${top}/${file}`);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const counts = new Map(['src', 'scripts', 'tests'].flatMap((top) => [...countFiles(top)]));

function roomsOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
}

/** The folders that the table of a README names, such as `parse/`. */
function listedIn(readme: string): string[] {
  return [...readme.matchAll(/^\| `(\w+)\/` \|/gm)].map(([, name = '']) => name);
}

describe('folders', () => {
  it(`hold at most ${MOST_FILES} source files each`, () => {
    expect(counts.size).toBeGreaterThan(150);
    const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !(folder in CROWDED));
    expect(crowded).toEqual([]);
  });

  it('are an exception only while they hold more', () => {
    const needless = Object.keys(CROWDED).filter((folder) => (counts.get(folder) ?? 0) <= MOST_FILES);
    expect(needless).toEqual([]);
  });
});

describe.each(Object.entries(DIVIDED))('the rooms of %s', (folder, rooms) => {
  it('exist', () => {
    expect(Object.keys(rooms).filter((room) => !existsSync(join(ROOT, folder, room)))).toEqual([]);
  });

  it('are each listed in its README', () => {
    const listed = listedIn(readFileSync(join(ROOT, folder, 'README.md'), 'utf8'));
    expect(listed.sort()).toEqual(roomsOf(folder).sort());
  });
});

describe('READMEs of halls', () => {
  it.each(['src/server', 'src/runtime'])('list every room of %s', (hall) => {
    const readme = readFileSync(join(ROOT, hall, 'README.md'), 'utf8');
    expect(roomsOf(hall).filter((room) => !readme.includes(`\`${room}/\``))).toEqual([]);
  });
});
