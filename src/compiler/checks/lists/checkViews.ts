import { PERMISSIONS } from '#contract/permissions.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, formulaOf, holds, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';

/** Sharing changes what others see: its guard requires a permission. */
export function checkViews({ views, taken }: Draft): Problem[] {
  if (views === undefined) return [];
  const withoutPermission = PERMISSIONS.map((permission) => notOf(holds('permission', permission)));
  const open = allOf(...withoutPermission, formulaOf(views.value.share.guard));
  if (satisfy(open, factValues(taken.brand)) === undefined) return [];
  const place = views.keyPlace(['share', 'guard']);
  const what = 'Sharing a view changes what others see, but this guard requires no permission.';
  return [problem('unguarded-sharing', place, what, 'Add "permission" with the permissions that allow sharing.')];
}
