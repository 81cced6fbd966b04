import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findWords, findWordsBelow, readMarkdown, readSchema, readScript, readYaml, wordsToAvoid } from './words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const WORDS = wordsToAvoid(readFileSync(join(ROOT, 'src/README.md'), 'utf8'));

/** Uses of words to avoid that remain in each floor. A number may only fall; 0 stays 0. */
const REMAINING: Readonly<Record<string, number>> = {
  'src/decisions': 0,
  'src/rules': 0,
  'src/contract': 0,
  'src/compiler': 2,
  'config/errors.yaml': 0,
  config: 0,
  schemas: 0,
  scripts: 0,
  brands: 0,
  'src/server': 0,
  'src/demo': 0,
  'src/runtime': 1,
  'src/pages': 1,
  'src/browser.ts': 0,
  'src/openConsole.ts': 0,
  'src/process.ts': 0,
  tests: 0,
};

function countUses(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

describe('words to avoid', () => {
  const words = ['gadget', 'stone', 'stones', 'on the moon'];
  const found = (texts: string[]) => findWords('a.ts', texts, words).map(({ word }) => word);

  it('are found in comments, texts and identifiers', () => {
    expect(found(readScript('a.ts', '/** A gadget of stone. */\nconst a = `Gadget for ${"b"}.`;'))).toEqual([
      'gadget',
      'stone',
      'gadget',
    ]);
    expect(found(readScript('a.ts', 'const rangeStones = 1;\nclass A { isStone() { return rangeStones; } }'))).toEqual([
      'stones',
      'stone',
    ]);
    expect(found(readScript('a.ts', "throw new Error('It is on the moon.');"))).toEqual(['on the moon']);
    expect(found(readSchema('{ "a": { "description": "Gadget.", "enum": ["gadget"] } }'))).toEqual(['gadget']);
    expect(found(readYaml('# A stone.\na: stone # gadget\nb: "# gadget"'))).toEqual(['stone', 'gadget']);
    expect(found(readMarkdown('# A gadget\n\nOne `stone`,\ntwo\nstones.\n\n```\nstone\n```\n'))).toEqual([
      'gadget',
      'stones',
    ]);
  });

  it('are not found in data, in wire names and inside other words', () => {
    const source = "const a = { stone_code: 'stone', limestone: gadgets }; // the limestone";
    expect(found(readScript('a.ts', source))).toEqual([]);
    expect(found(readScript('a.ts', "const sql = 'select stone_code from stones';"))).toEqual(['stones']);
  });

  it('are found in variables that are called like a field of the API, but not in the field', () => {
    const uses = (source: string) => found(readScript('a.ts', source, new Set(['stones'])));
    expect(uses('interface A { stones: string }\nconst a = { stones: b.stones };')).toEqual([]);
    expect(uses('const stones = 1;')).toEqual(['stones']);
    expect(uses('const a = b[stones];')).toEqual(['stones']);
  });

  it('are read from the table in src/README.md', () => {
    expect(WORDS.length).toBeGreaterThan(30);
    expect(WORDS).toContain('nobody');
  });

  it.each(Object.entries(REMAINING))(
    '%s has exactly %i left; record a lower number in this file',
    (path, remaining) => {
      const uses = findWordsBelow(ROOT, path, WORDS);
      const shown = remaining === 0 ? uses : countUses(uses.map(({ word }) => word));
      expect(uses.length, JSON.stringify(shown, undefined, 1)).toBe(remaining);
    },
  );
});
