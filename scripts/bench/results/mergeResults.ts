import { isDeepStrictEqual } from 'node:util';
import type { CommitResults, MeasuredAt, PartResult } from './PartResult.ts';

function isSameRun(one: PartResult, other: PartResult): boolean {
  return one.part === other.part && isDeepStrictEqual(one.options, other.options);
}

/** Adds a result to those of a commit. It replaces the one of the same part and options. */
export function mergeResult(results: CommitResults, result: PartResult): CommitResults {
  return { ...results, parts: [...results.parts.filter((other) => !isSameRun(other, result)), result] };
}

/** Returns the last result of the same part and options that was measured at another commit. */
export function lastOfOthers(all: readonly CommitResults[], { commit, result }: MeasuredAt): MeasuredAt | undefined {
  return all
    .filter((results) => results.commit !== commit)
    .flatMap((results) => results.parts.map((other) => ({ commit: results.commit, result: other })))
    .filter((other) => isSameRun(other.result, result))
    .sort((one, other) => one.result.date.localeCompare(other.result.date))
    .at(-1);
}

/** Returns the last result of a part. */
export function lastOfPart(all: readonly CommitResults[], part: string): PartResult | undefined {
  return all
    .flatMap(({ parts }) => parts)
    .filter((result) => result.part === part)
    .sort((one, other) => one.date.localeCompare(other.date))
    .at(-1);
}
