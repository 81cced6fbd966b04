import type { Change, ChangeKind } from './Change.ts';
import type { Judgement } from './judgeWidenings.ts';

const HEADINGS: Readonly<Record<Exclude<ChangeKind, 'widened'>, string>> = {
  narrowed: 'Access narrowed',
  new: 'New',
  gone: 'Gone',
  changed: 'Different',
  words: 'Other words',
};

const MARKS: Readonly<Record<ChangeKind, string>> = {
  widened: '!',
  narrowed: '-',
  new: '+',
  gone: '-',
  changed: '~',
  words: '~',
};

function line({ kind, thing, what, place }: Change): string {
  return `  ${MARKS[kind]} ${thing}: ${what}\n      ${place.file}:${place.line}`;
}

function chapter(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading}\n${lines.join('\n')}`];
}

/** What an entry of the file of accepted widenings has to say of a change, ready to be copied. */
function asEntry({ thing, what }: Change, today: string): string {
  return `  - thing: ${thing}\n    gains: ${JSON.stringify(what)}\n    reason: …\n    date: ${today}`;
}

/** A change of the config as it is printed. `today` is written into entries that are offered, as 2026-11-21. */
export function formatDiff(changes: readonly Change[], judgement: Judgement, today: string): string {
  const { accepted, refused, stale } = judgement;
  const chapters = [
    ...chapter('Access widened, not accepted', refused.map(line)),
    ...chapter(
      'Access widened, accepted',
      accepted.map(({ change, reason }) => `${line(change)}\n      ${reason}`),
    ),
  ];
  for (const [kind, heading] of Object.entries(HEADINGS)) {
    chapters.push(...chapter(heading, changes.filter((change) => change.kind === kind).map(line)));
  }
  chapters.push(
    ...chapter(
      'Accepted, but not needed by this change: remove these entries later',
      stale.map(({ entry, place }) => `  ${place.file}:${place.line}  ${entry.thing}: ${entry.gains}`),
    ),
  );
  if (chapters.length === 0) chapters.push('No change in what people see, read or do.');
  if (refused.length > 0) {
    const entries = refused.map((change) => asEntry(change, today)).join('\n');
    chapters.push(`If this is intended, add the reason to config/accepted-widenings.yaml:\n${entries}`);
  }
  return `${chapters.join('\n\n')}\n`;
}
