import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { screenRoutes } from '../reading/routes.ts';

/** A route is planned only until its screen is there. */
export function checkPlanned(draft: Draft): Problem[] {
  const { navigation } = draft;
  const screens = new Set(screenRoutes(draft).map((route) => route.path));
  return (navigation?.value.planned ?? []).flatMap((path, index) => {
    if (navigation === undefined || !screens.has(path)) return [];
    const what = `The screen at ${path} exists, but its route is still planned.`;
    return [problem('planned-route', navigation.place(['planned', index]), what, 'Remove it from "planned".')];
  });
}
