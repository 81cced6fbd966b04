import type { PageFile, ResourceFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { recordOf } from '../reading/recordOf.ts';

/** Parts of a list that choose among records. */
const CHOOSING = ['filters', 'tabs', 'segments', 'export', 'row_actions', 'card', 'page_sizes'] as const;

function checkResource(source: Source<ResourceFile>): Problem[] {
  const { path, list, detail } = source.value;
  const problems: Problem[] = [];
  if (path !== undefined && detail === undefined) {
    const what = `A business has one record of ${source.value.resource}: its route opens the record, but there is no detail.`;
    problems.push(problem('singleton-screen', source.keyPlace(['path']), what, 'Declare "detail", or remove "path".'));
  }
  for (const part of CHOOSING) {
    if (list[part] === undefined) continue;
    const what = `A business has one record of ${source.value.resource}: "${part}" of its list is never shown.`;
    problems.push(problem('singleton-screen', source.keyPlace(['list', part]), what, `Remove "${part}".`));
  }
  return problems;
}

function checkBlocks(draft: Draft, source: Source<PageFile>): Problem[] {
  const problems: Problem[] = [];
  for (const [index, block] of (source.value.blocks ?? []).entries()) {
    const record = block.type === 'records' ? recordOf(draft, block.resource) : undefined;
    if (block.type !== 'records' || record === undefined) continue;
    const show = block.show ?? 'rows';
    if ((show === 'record') === record.singleton) continue;
    const what = record.singleton
      ? `A business has one record of ${block.resource}, but the block shows ${show}.`
      : `A business has several records of ${block.resource}, but the block shows one.`;
    const fix = record.singleton
      ? 'Write show: record.'
      : 'Show rows or cards, or declare x-singleton in the record schema.';
    problems.push(problem('singleton-screen', source.place(['blocks', index, 'show']), what, fix));
  }
  return problems;
}

/**
 * A singleton (`x-singleton`) is shown as one record, never as a list: by the route of its resource and by blocks of
 * pages. Rule details.singleton.
 */
export function checkSingletons(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    if (draft.partial.has(source.file) || recordOf(draft, name)?.singleton !== true) continue;
    problems.push(...checkResource(source));
  }
  for (const source of draft.pages.values()) {
    if (!draft.partial.has(source.file)) problems.push(...checkBlocks(draft, source));
  }
  return problems;
}
