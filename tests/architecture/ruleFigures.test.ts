import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadRules } from '../../scripts/rules/loadRules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Seconds, milliseconds and plain counts as a rule may write them: 1860000 as 31 (minutes) or 1,860,000, 7 as seven or 07:00. */
function spellings(figure: number): string[] {
  const units = [1, 60, 3_600, 86_400, 1_000, 60_000].map((unit) => figure / unit).filter(Number.isInteger);
  const hour = `${String(figure).padStart(2, '0')}:00`;
  return [hour, ...units.flatMap((value) => [String(value), value.toLocaleString('en'), WORDS[value] ?? hour])];
}

/** Figures of a YAML file below a comment that cites rules, with the ids. */
function citedFigures(source: string): { readonly key: string; readonly figure: number; readonly ids: string[] }[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, key, figure] = /^\s*(?:- \{ )?(\w+): (\d+)\b/.exec(line) ?? [];
    const ids = /# Rule ([a-z\d., -]+)\.$/.exec(lines[index - 1] ?? '')?.[1]?.split(', ');
    return key === undefined || ids === undefined ? [] : [{ key, figure: Number(figure), ids }];
  });
}

function missing(source: string, texts: ReadonlyMap<string, string>): string[] {
  return citedFigures(source)
    .filter(({ figure, ids }) => {
      const said = ids.map((id) => texts.get(id)?.toLowerCase() ?? '').join(' ');
      return !spellings(figure).some((spelled) => new RegExp(`(?<![\\d,.])${spelled}(?!\\d|[,.]\\d)`).test(said));
    })
    .map(({ key, figure, ids }) => `${key}: ${figure} is not in ${ids.join(', ')}`);
}

it('finds a figure that its rule does not name', () => {
  const texts = new Map([['session.idle', 'A session ends 31 minutes after the last action.']]);
  expect(missing('# Rule session.idle.\nidle_milliseconds: 1860000\n', texts)).toEqual([]);
  expect(missing('# Rule session.idle.\nidle_milliseconds: 1900000\n', texts)).toHaveLength(1);
});

it('names the figures of config/limits.yaml in the rules that it cites', () => {
  const texts = new Map(loadRules(ROOT).files.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])));
  const source = readFileSync(join(ROOT, 'config/limits.yaml'), 'utf8');
  expect(citedFigures(source).length).toBeGreaterThan(20);
  expect(missing(source, texts)).toEqual([]);
});
