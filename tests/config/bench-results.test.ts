import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCompareArguments } from '../../scripts/bench/compare/readCompareArguments.ts';
import { measured, print } from '../../scripts/bench/measure.ts';
import { compareFigures, medianFigures } from '../../scripts/bench/results/compareFigures.ts';
import { formatChanges } from '../../scripts/bench/results/formatChanges.ts';
import { takeFigures } from '../../scripts/bench/results/keptFigures.ts';
import { lastOfOthers, lastOfPart, mergeResult } from '../../scripts/bench/results/mergeResults.ts';
import type { PartResult } from '../../scripts/bench/results/PartResult.ts';
import { Results } from '../../scripts/bench/results/Results.ts';
import { readResults, saveResult } from '../../scripts/bench/results/resultFiles.ts';

const ms = (name: string, value: number) => ({ name, unit: 'ms', value });

function resultOf(part: string, day: number, options: Record<string, string> = {}): PartResult {
  const machine = { cores: 2, load: 0.5, node: 'v20.19.0' };
  return { part, date: `2026-11-0${day}T10:00:00.000Z`, machine, options, figures: [ms('a page', day)] };
}

/** What a function prints, by line. */
async function printedBy(work: () => Promise<void> | void): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await work();
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines;
}

describe('results of a commit', () => {
  it('have one result of each part and options: the last', () => {
    const rows = { BENCH_ROWS: '20000' };
    let results = { commit: 'abc', parts: [resultOf('lists', 1), resultOf('lists', 1, rows), resultOf('config', 1)] };
    results = { ...results, ...mergeResult(results, resultOf('lists', 2, rows)) } as typeof results;
    expect(results.parts.map(({ part, options, date }) => [part, options, date.slice(8, 10)])).toEqual([
      ['lists', {}, '01'],
      ['config', {}, '01'],
      ['lists', rows, '02'],
    ]);
  });

  it('are compared with the last of another commit, of the same part and options', () => {
    const all = [
      { commit: 'now', parts: [resultOf('lists', 5)] },
      { commit: 'later', parts: [resultOf('lists', 3), resultOf('config', 4)] },
      { commit: 'early', parts: [resultOf('lists', 2), resultOf('lists', 4, { BENCH_ROWS: '7' })] },
    ];
    const last = lastOfOthers(all, { commit: 'now', result: resultOf('lists', 5) });
    expect([last?.commit, last?.result.date.slice(8, 10)]).toEqual(['later', '03']);
    expect(lastOfOthers(all, { commit: 'now', result: resultOf('batch', 5) })).toBeUndefined();
    expect(lastOfPart(all, 'lists')?.date.slice(8, 10)).toBe('05');
  });
});

describe('figures', () => {
  it('are paired by name and unit, those of one commit alone too', () => {
    const before = [ms('a', 10), ms('gone', 1), { name: 'b', unit: '×', value: 1 }];
    const changes = compareFigures(before, [ms('new', 3), ms('a', 15), ms('b', 4)]);
    expect(changes.map(({ name, unit, before: was, now }) => [name, unit, was, now])).toEqual([
      ['new', 'ms', undefined, 3],
      ['a', 'ms', 10, 15],
      ['b', 'ms', undefined, 4],
      ['gone', 'ms', 1, undefined],
      ['b', '×', 1, undefined],
    ]);
    const lines = formatChanges(changes.slice(0, 2)).map((line) => line.trim().split(/ {2,}/));
    expect(lines).toEqual([
      ['before', 'now', 'ratio'],
      ['new', '-', '3 ms', '-'],
      ['a', '10 ms', '15 ms', '1.50×'],
    ]);
  });

  it('have a median over several runs', () => {
    const runs = [[ms('a', 9), ms('b', 1)], [ms('a', 1), ms('b', 2)], [ms('a', 3)]];
    expect(medianFigures(runs)).toEqual([ms('a', 3), ms('b', 1.5)]);
  });

  it('are kept when they are printed: a number with its unit, not a text, and nothing that is no number', async () => {
    takeFigures();
    const lines = await printedBy(() => {
      print('  a page', measured(12.345, 'ms', 1), 'under 20 ms');
      print('  of it', measured(3, 'MB'), '', 'a page: memory');
      print('  the same', 'yes');
      print('  a ratio', measured(Number.NaN, '×', 2));
    });
    expect(lines.map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
      'a page | 12.3 ms | under 20 ms',
      'of it | 3 MB',
      'the same | yes',
      'a ratio | NaN×',
    ]);
    expect(takeFigures()).toEqual([ms('a page', 12.345), { name: 'a page: memory', unit: 'MB', value: 3 }]);
    expect(takeFigures()).toEqual([]);
  });
});

describe('a run of the bench', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'beranda-results-'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('keeps each part in the file of its commit, and prints the change', async () => {
    saveResult(root, { commit: 'abc1234', result: resultOf('lists', 4, { BENCH_ROWS: '10' }) });
    const lines = await printedBy(async () => {
      const results = new Results(root);
      const runPage = async () => print('a page', measured(6, 'ms'));
      await results.measure('lists', { BENCH_ROWS: '10' }, runPage);
      await results.measure('export', { BENCH_ROWS: '10' }, runPage);
      await expect(
        results.measure('batch', {}, async () => {
          await runPage();
          throw new Error('no batch');
        }),
      ).rejects.toThrow('no batch');
      results.printChanges();
    });
    // The folder of the test is no git checkout.
    expect(readdirSync(join(root, '.cache/bench')).sort()).toEqual(['abc1234.json', 'unknown.json']);
    const kept = readResults(root).find(({ commit }) => commit === 'unknown');
    expect(kept?.parts.map(({ part, figures }) => [part, figures])).toEqual([
      ['lists', [ms('a page', 6)]],
      ['export', [ms('a page', 6)]],
    ]);
    expect(kept?.parts[0]?.machine.node).toBe(process.version);
    const change = lines.map((line) => line.trim().replace(/ {2,}/g, ' | '));
    expect(change).toContain('lists: from abc1234 (2026-11-04 10:00 UTC, Node v20.19.0) to unknown');
    expect(change).toContain('a page | 4 ms | 6 ms | 1.50×');
    expect(change).toContain('export: no other commit has been measured with these options.');
  });

  it('reads no results where none are', () => {
    expect(readResults(root)).toEqual([]);
    expect(existsSync(join(root, '.cache'))).toBe(false);
  });
});

describe('the arguments of a comparison', () => {
  it('are a ref, parts and turns', () => {
    expect(readCompareArguments(['main', 'lists', '--turns', '5', 'config'])).toEqual({
      ref: 'main',
      parts: ['lists', 'config'],
      turns: 5,
    });
    const { parts, turns } = readCompareArguments(['main']);
    expect([parts.includes('browser'), parts.includes('public-api'), turns]).toEqual([true, false, 3]);
  });

  it.each([
    [[], 'compare <ref>'],
    [['main', 'list'], 'The bench has no part "list".'],
    [['main', '--turns', '0'], '--turns is a number from 1 to 99, and not "0".'],
    [['main', '--times', '2'], "Unknown option '--times'"],
  ])('are rejected: %j', (args, message) => {
    expect(() => readCompareArguments(args)).toThrow(message);
  });
});
