import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { recordOf } from '../reading/recordOf.ts';
import { mailProblems } from './mailProblems.ts';

/** An action's mail goes to an address that the record holds, in words that there are, of fields that there are. */
export function checkNotify(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined) continue;
    for (const [index, { notify }] of (source.value.actions ?? []).entries()) {
      if (notify !== undefined)
        problems.push(...mailProblems(draft, source, ['actions', index, 'notify'], record, notify));
    }
  }
  return problems;
}
