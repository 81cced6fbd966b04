import { constants, cpSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../lib/run.mjs';
import { UsageError } from '../../lib/UsageError.ts';
import { demoFolder } from '../demo.ts';
import { type Part, readsDemo } from '../parts.ts';
import { compareFigures, medianFigures } from '../results/compareFigures.ts';
import { formatChanges } from '../results/formatChanges.ts';
import type { Figure } from '../results/keptFigures.ts';
import { lastOfPart } from '../results/mergeResults.ts';
import { readResults } from '../results/resultFiles.ts';
import { stateOf } from '../results/stateOf.ts';
import { fillsAlike, requireComparable } from './otherCommit.ts';
import { addPackages, buildCheckout } from './prepareCheckout.ts';
import { readCompareArguments } from './readCompareArguments.ts';
import { runQuietly } from './runQuietly.ts';
import { withCheckout } from './withCheckout.ts';

const BENCH = ['--import', 'tsx', 'scripts/bench/index.ts'];

/** Runs a part in a checkout. Returns its figures. */
async function runPart(folder: string, part: Part, signal: AbortSignal): Promise<readonly Figure[]> {
  await runQuietly(folder, process.execPath, [...BENCH, part], signal);
  return lastOfPart(readResults(folder), part)?.figures ?? [];
}

/**
 * Fills a database for each checkout. Where both would fill it alike, the other one gets a copy: the demo depends on the
 * day on which it is filled.
 */
async function fillBoth(root: string, folder: string, isAlike: boolean, signal: AbortSignal): Promise<void> {
  say('Filling databases, unless they are kept …');
  await runQuietly(root, process.execPath, [...BENCH, 'fill'], signal);
  if (process.env.DATABASE_URL !== undefined) return;
  const databaseOf = (checkout: string) => join(demoFolder(checkout), 'database');
  const copied = { recursive: true, mode: constants.COPYFILE_FICLONE };
  if (isAlike) cpSync(databaseOf(root), databaseOf(folder), copied);
  else await runQuietly(folder, process.execPath, [...BENCH, 'fill'], signal);
}

/**
 * Runs parts of the bench at another commit and in this checkout, in turns, so that other load affects both. Prints the
 * median of each figure. Throws UsageError.
 */
export async function compareCommits(root: string, args: readonly string[]): Promise<void> {
  const { ref, parts, turns } = readCompareArguments(args);
  const commit = requireComparable(root, ref);
  const state = stateOf(root);
  const needDemo = parts.some(readsDemo);
  const isAlike = fillsAlike(root, commit);
  if (process.env.DATABASE_URL !== undefined && !isAlike)
    throw new UsageError(
      `Both commits would use the database of DATABASE_URL, and its tables have changed since ${commit}. Run it without DATABASE_URL.`,
    );
  await withCheckout(root, commit, async (folder, signal) => {
    await addPackages(root, folder, signal);
    if (needDemo) {
      say(`Building ${commit} and ${state}, unless they are built …`);
      for (const checkout of [root, folder]) await buildCheckout(checkout, signal);
      await fillBoth(root, folder, isAlike, signal);
    }
    for (const part of parts) {
      const [before, now]: [(readonly Figure[])[], (readonly Figure[])[]] = [[], []];
      for (let turn = 1; turn <= turns; turn++) {
        say(`${part}: turn ${turn} of ${turns}`);
        before.push(await runPart(folder, part, signal));
        now.push(await runPart(root, part, signal));
      }
      console.log(`\n${part}: from ${commit} to ${state}, medians of ${turns}`);
      const changes = compareFigures(medianFigures(before), medianFigures(now));
      for (const line of formatChanges(changes)) console.log(line);
    }
  });
}
