import type { FormFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

function checkSteps(source: Source<FormFile>): Problem[] {
  const { sections, steps } = source.value;
  if (steps === undefined) return [];
  const problems: Problem[] = [];
  const known = sections.map(({ id }) => id);
  const placed = new Map<string, string>();
  for (const [index, { id, sections: own }] of steps.entries()) {
    for (const [position, section] of own.entries()) {
      const place = source.place(['steps', index, 'sections', position]);
      const other = placed.get(section);
      if (!known.includes(section)) {
        const what = `The form has no section "${section}".`;
        problems.push(problem('form-step', place, what, suggest(section, known, 'section')));
      } else if (other !== undefined) {
        const what = `The section "${section}" is in the step "${other}" already.`;
        problems.push(problem('form-step', place, what, 'A section is in one step.'));
      }
      placed.set(section, id);
    }
  }
  for (const [index, id] of known.entries()) {
    if (placed.has(id)) continue;
    const what = `The section "${id}" is in no step.`;
    problems.push(problem('form-step', source.keyPlace(['sections', index]), what, 'Add it to a step of the form.'));
  }
  return problems;
}

/** Each section of a form with steps is in one step. Rule forms.steps. */
export function checkFormSteps(draft: Draft): Problem[] {
  return [...draft.forms.values()].flatMap(checkSteps);
}
