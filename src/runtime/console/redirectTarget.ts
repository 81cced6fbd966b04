import { matchPath } from 'react-router-dom';
import type { ResolvedRedirect } from '#contract/generated/api.ts';

/** Where the browser stands. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function pattern(path: string): string {
  return path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
}

/** All that follows in the old route, encoded as it is there; without empty parts, as `//` leads to another site. */
function whatFollows(parts: string | undefined): string {
  return (parts ?? '').split('/').filter(Boolean).join('/');
}

/**
 * Where a redirect leads from here, or `undefined` where it is not about this route. {name} is filled in, the query is
 * carried over, and an anchor of the old address goes before the target's own.
 */
export function redirectTarget({ from, to }: ResolvedRedirect, { pathname, search, hash }: Place): string | undefined {
  const match = matchPath(pattern(from), pathname);
  if (match === null) return undefined;
  const [route = '', anchor] = to.split('#', 2);
  const filled = route
    .replace(/\{\w+\*\}/, () => whatFollows(match.params['*']))
    .replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(match.params[name] ?? ''));
  const ownAnchor = anchor === undefined ? '' : `#${anchor}`;
  const query = filled.includes('?') ? search.replace('?', '&') : search;
  return filled + query + (hash === '' ? ownAnchor : hash);
}
