import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';

/** A page is made of blocks or is an island: one of the two. */
export function checkPages(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.pages.values()) {
    if (draft.partial.has(source.file)) continue;
    const { blocks, island } = source.value;
    if ((blocks === undefined) !== (island === undefined)) continue;
    const what = blocks === undefined ? 'The page has nothing in it.' : 'The page has blocks and an island.';
    const place = blocks === undefined ? source.place([]) : source.keyPlace(['island']);
    problems.push(problem('page-content', place, what, 'Give it "blocks", or "island", and not both.'));
  }
  return problems;
}
