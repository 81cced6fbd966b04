import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findWords, findWordsBelow, readSchema, readScript, readYaml, wordsToAvoid } from './words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const WORDS = wordsToAvoid(readFileSync(join(ROOT, 'src/README.md'), 'utf8'));

/** Uses of words to avoid that remain in each floor. A number may only fall; 0 stays 0. */
const REMAINING: Readonly<Record<string, number>> = {
  'src/contract': 0,
  'src/compiler': 2,
  'config/errors.yaml': 0,
  config: 0,
  schemas: 0,
  scripts: 21,
  brands: 0,
  'src/server': 400,
  'src/demo': 119,
  'src/runtime': 1,
  'src/pages': 1,
  'src/browser.ts': 0,
  'src/openConsole.ts': 0,
  'src/process.ts': 0,
  tests: 19,
};

function countUses(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

describe('words to avoid', () => {
  const words = ['told', 'nobody', 'fault', 'faults', 'it is none'];
  const found = (texts: string[]) => findWords('a.ts', texts, words).map(({ word }) => word);

  it('are found in comments, texts and identifiers', () => {
    expect(found(readScript('a.ts', '/** What nobody is told. */\nconst a = `Told to ${"b"}.`;'))).toEqual([
      'told',
      'nobody',
      'told',
    ]);
    expect(found(readScript('a.ts', 'const rangeFaults = 1;\nclass A { isFault() { return rangeFaults; } }'))).toEqual([
      'faults',
      'fault',
    ]);
    expect(found(readScript('a.ts', "throw new Error('It is none of the fields.');"))).toEqual(['it is none']);
    expect(found(readSchema('{ "a": { "description": "Told.", "enum": ["told"] } }'))).toEqual(['told']);
    expect(found(readYaml('# Shown to nobody.\na: nobody # told\nb: "# told"'))).toEqual(['nobody', 'told']);
  });

  it('are not found in data, in wire names and inside other words', () => {
    const source = "const a = { fault_code: 'fault', default: untold }; // the default";
    expect(found(readScript('a.ts', source))).toEqual([]);
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
