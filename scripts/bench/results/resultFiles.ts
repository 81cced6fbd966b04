import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeResult } from './mergeResults.ts';
import type { CommitResults, MeasuredAt } from './PartResult.ts';

/** The folder of the results of a checkout: a file for each commit. */
function folderOf(root: string): string {
  return join(root, '.cache/bench');
}

function readFile(path: string): CommitResults {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads the results of all commits that were measured in a checkout. */
export function readResults(root: string): CommitResults[] {
  const folder = folderOf(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFile(join(folder, name)));
}

/** Adds a result to the file of its commit, `.cache/bench/<commit>.json`. */
export function saveResult(root: string, { commit, result }: MeasuredAt): void {
  const folder = folderOf(root);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${commit}.json`);
  const known = existsSync(file) ? readFile(file) : { commit, parts: [] };
  // The file is whole at any time.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(mergeResult(known, result), undefined, 2)}\n`);
  renameSync(draft, file);
}
