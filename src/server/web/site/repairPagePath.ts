import { decodedPath } from '#contract/decodedPath.ts';

/** Whether a path is below /api, as the router decodes it. */
function isApiPath(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return decodedPath(first) === 'api';
}

/**
 * A URL with a page's path that the router can decode: each "%" of a malformed path is taken literally, so that a page
 * answers. The API rejects such a path. Rule errors.not-a-page.
 */
export function repairPagePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%') || decodedPath(path) !== undefined || isApiPath(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
