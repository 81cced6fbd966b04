import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../lib/run.mjs';

const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g;

/** Maximum number of test files that run for one mutant. */
const MOST = 6;

/** Maximum distance between a test and the tested module, in imports. */
const FARTHEST = 3;

function resolveSpecifier(from: string, specifier: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : normalize(join(dirname(from), specifier));
}

/** Returns the importers of each file of src/ and tests/config, unit tests included. */
export function readImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const folder of ['src', 'tests/config', 'tests/architecture']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const from = join(folder, name);
      for (const [, specifier = ''] of readFileSync(join(root, from), 'utf8').matchAll(SPECIFIER)) {
        const to = resolveSpecifier(from, specifier);
        importers.set(to, [...(importers.get(to) ?? []), from]);
      }
    }
  }
  return importers;
}

/** Returns the tests beside a file. */
function testsBeside(file: string): string[] {
  return ['.test.ts', '.test.tsx']
    .map((end) => file.replace(/\.tsx?$/, end))
    .filter((test) => existsSync(join(root, test)));
}

/** Whether a file has a test beside it, and none beside it opens a database. */
export function hasQuickTest(file: string): boolean {
  const tests = testsBeside(file);
  return tests.length > 0 && !tests.some((test) => readFileSync(join(root, test), 'utf8').includes('openTestDatabase'));
}

/**
 * Returns the tests nearest to a file: the one beside it, else those that import it, else those that import its
 * importers.
 */
export function nearestTests(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const beside = testsBeside(file);
  if (beside.length > 0) return beside;
  let ring: readonly string[] = [file];
  for (let distance = 1; distance <= FARTHEST; distance++) {
    ring = [...new Set(ring.flatMap((each) => importers.get(each) ?? []))];
    const tests = ring.filter((each) => /\.test\.tsx?$/.test(each));
    // Among equally near tests, those in the file's own folder come first.
    tests.sort((one, other) => Number(dirname(other) === dirname(file)) - Number(dirname(one) === dirname(file)));
    if (tests.length > 0) return tests.slice(0, MOST);
  }
  return [];
}
