import type { Config } from '#compiler/config.ts';
import { detailPath } from '#compiler/resolve/resources/resolveDetail.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';

/** Every route that a config declares, of any brand and for any person. */
function declaredPaths({ resources, pages, redirects }: Config): string[] {
  const ofResources = [...resources.values()].flatMap(({ value }) => [
    value.path,
    detailPath(value),
    ...(value.actions ?? []).map(({ path }) => path),
  ]);
  const ofPages = [...pages.values()].map(({ value }) => value.path);
  return [...ofResources, ...ofPages, ...redirects.value.redirects.map(({ from }) => from)].filter(
    (path) => path !== undefined,
  );
}

/** A declared route as an expression: `{id}` is any one segment, `{rest*}` is all that follow. */
function routePattern(path: string): string {
  return path
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\/\{\w+\*\}/g, '(?:/.*)?')
    .replaceAll(/\{\w+\}/g, '[^/]+');
}

const patterns = new WeakMap<Config, RegExp>();

function screenPattern(config: Config): RegExp {
  const known = patterns.get(config);
  if (known !== undefined) return known;
  const made = new RegExp(`^(?:${declaredPaths(config).map(routePattern).join('|')})/?$`, 'i');
  patterns.set(config, made);
  return made;
}

/**
 * Whether a path is the address of a screen that config declares, of the pages outside the console, or of the first page.
 * Capitals and a slash at the end make no difference, as in the browser. Rule errors.not-a-page.
 */
export function isScreenAddress(config: Config, pathname: string): boolean {
  const isFixed = pathname === '/' || pathname === SIGN_IN_PATH || isPublicPath(pathname);
  return isFixed || screenPattern(config).test(pathname);
}
