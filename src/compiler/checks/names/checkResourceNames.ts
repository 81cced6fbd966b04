import { FIXED_ADDRESSES } from '#contract/fixedAddresses.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** A resource is read at /api/<its name>, so it has no name that is an address of the product's own. */
export function checkResourceNames(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    if (!FIXED_ADDRESSES.includes(name)) continue;
    const what = `/api/${name} is a built-in API route, so the resource "${name}" would be unreachable.`;
    const fix = `Rename the file and the resource. Reserved names: ${FIXED_ADDRESSES.join(', ')}.`;
    problems.push(problem('reserved-name', source.place(['resource']), what, fix));
  }
  return problems;
}
