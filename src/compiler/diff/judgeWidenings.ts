import type { AcceptedWidening, AcceptedWideningsFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Place } from '../problem.ts';
import type { Change } from './Change.ts';

/** The widenings of a change, compared with the accepted ones. Rule config-language.widening-agreed. */
export interface Judgement {
  readonly accepted: readonly { readonly change: Change; readonly reason: string }[];
  readonly refused: readonly Change[];
  /** Entries that this change has no use for. */
  readonly stale: readonly { readonly entry: AcceptedWidening; readonly place: Place }[];
}

/** Holds the widenings among the changes against the file of accepted ones, by thing and by who gains what. */
export function judgeWidenings(changes: readonly Change[], file: Source<AcceptedWideningsFile> | undefined): Judgement {
  const entries = file?.value.accepted ?? [];
  const used = new Set<AcceptedWidening>();
  const accepted: { change: Change; reason: string }[] = [];
  const refused: Change[] = [];
  for (const change of changes.filter(({ kind }) => kind === 'widened')) {
    const entry = entries.find(({ thing, gains }) => thing === change.thing && gains === change.what);
    if (entry === undefined) refused.push(change);
    else {
      used.add(entry);
      accepted.push({ change, reason: entry.reason });
    }
  }
  const stale = entries.flatMap((entry, index) =>
    file === undefined || used.has(entry) ? [] : [{ entry, place: file.place(['accepted', index]) }],
  );
  return { accepted, refused, stale };
}
