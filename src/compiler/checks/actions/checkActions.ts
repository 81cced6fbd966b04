import { PERMISSIONS } from '#contract/permissions.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, formulaOf, holds, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';

/** An action changes data: its own guard requires a permission. */
export function checkActions(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const values = factValues(draft.taken.brand);
  const withoutPermission = PERMISSIONS.map((permission) => notOf(holds('permission', permission)));
  for (const source of draft.resources.values()) {
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      if (satisfy(allOf(...withoutPermission, formulaOf(action.guard)), values) === undefined) continue;
      const place = source.keyPlace(['actions', index, 'guard']);
      const what = `"${action.id}" changes data, but its guard requires no permission.`;
      problems.push(problem('unguarded-action', place, what, 'Add "permission" with the permissions that allow it.'));
    }
  }
  return problems;
}
