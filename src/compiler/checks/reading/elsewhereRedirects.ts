import type { Redirect, ResourceFile } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import { detailPath } from '../../resolve/resources/resolveDetail.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, formulaOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';

/** Whether no person has both the detail screen and the redirect from its route. */
function areApart(draft: Draft, { guard, detail }: ResourceFile, redirect: Redirect): boolean {
  const tabs = anyOf(...(detail?.tabs ?? []).map((tab) => formulaOf(tab.guard)));
  const both = allOf(formulaOf(guard), tabs, formulaOf(redirect.guard));
  return satisfy(both, factValues(draft.taken.brand)) === undefined;
}

/**
 * The routes of detail screens from which a redirect leads those elsewhere for whom the screen is closed: the redirect and
 * the screen are never one person's.
 */
export function elsewhereRedirects(draft: Draft): ReadonlySet<string> {
  const apart = new Set<string>();
  const redirects = draft.redirects?.value.redirects ?? [];
  for (const { value } of draft.resources.values()) {
    const path = detailPath(value);
    const own = redirects.filter((redirect) => redirect.from === path);
    if (path !== undefined && own.length > 0 && own.every((redirect) => areApart(draft, value, redirect)))
      apart.add(path);
  }
  return apart;
}
