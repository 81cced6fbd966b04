import { matchPath } from 'react-router-dom';
import type { ResolvedRedirect } from '#contract/generated/api.ts';

/** The browser's current location. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function pattern(path: string): string {
  return path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
}

/** Returns the rest of the old route, still encoded; without empty segments, since `//` leads to another site. */
function whatFollows(parts: string | undefined): string {
  return (parts ?? '').split('/').filter(Boolean).join('/');
}

/**
 * Returns the target of a redirect for this location, or `undefined` if the redirect does not apply. {name} is filled
 * in, the query is carried over, and the old address's anchor takes precedence over the target's own.
 * Rule navigation.redirect-never-leaves.
 */
export function redirectTarget({ from, to }: ResolvedRedirect, { pathname, search, hash }: Place): string | undefined {
  const match = matchPath(pattern(from), pathname);
  if (match === null) return undefined;
  const [route = '', anchor] = to.split('#');
  const filled = route
    .replace(/\{\w+\*\}/, () => whatFollows(match.params['*']))
    .replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(match.params[name] ?? ''));
  const ownAnchor = anchor === undefined ? '' : `#${anchor}`;
  const query = filled.includes('?') ? search.replace('?', '&') : search;
  return filled + query + (hash === '' ? ownAnchor : hash);
}
