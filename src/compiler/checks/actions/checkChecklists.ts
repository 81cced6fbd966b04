import type { ResourceFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { recordOf } from '../reading/recordOf.ts';

function checkResource(draft: Draft, source: Source<ResourceFile>): Problem[] {
  const { detail, actions } = source.value;
  const wanted = detail?.checklist;
  if (wanted === undefined) return [];
  const place = source.place(['detail', 'checklist']);
  const known = (actions ?? []).filter(({ scope }) => scope === 'record');
  const action = known.find(({ id }) => id === wanted);
  if (action === undefined) {
    const names = known.map(({ id }) => id);
    const what = `There is no action "${wanted}" on a record.`;
    return [problem('unknown-action', place, what, suggest(wanted, names, 'action'))];
  }
  if (draft.forms.get(action.form ?? '')?.value.steps !== undefined) return [];
  const what = `"${wanted}" has no form with steps, so there is nothing to list.`;
  return [problem('no-checklist', place, what, 'Remove "checklist", or add "steps" to the form.')];
}

function checkJourneys(draft: Draft): Problem[] {
  const { journeys: source } = draft;
  if (source === undefined || draft.partial.has(source.file)) return [];
  const problems: Problem[] = [];
  for (const [index, { steps }] of source.value.journeys.entries()) {
    for (const [position, { id, checklist }] of steps.entries()) {
      const resource = draft.resources.get(checklist ?? '');
      if (checklist === undefined || resource === undefined || draft.partial.has(resource.file)) continue;
      if (resource.value.detail?.checklist !== undefined && recordOf(draft, checklist)?.singleton) continue;
      const place = source.place(['journeys', index, 'steps', position, 'checklist']);
      const what = `The step "${id}" shows the checklist of "${checklist}", which is not a resource with one record and a checklist.`;
      const fix = `Add "checklist" to the detail of ${resource.file}, whose record has x-singleton.`;
      problems.push(problem('no-checklist', place, what, fix));
    }
  }
  return problems;
}

/**
 * A checklist is of an action on a record whose form has steps; a step of a journey shows that of a resource with one record.
 * Rule forms.checklist.
 */
export function checkChecklists(draft: Draft): Problem[] {
  const ofResources = [...draft.resources.values()]
    .filter(({ file }) => !draft.partial.has(file))
    .flatMap((source) => checkResource(draft, source));
  return [...ofResources, ...checkJourneys(draft)];
}
