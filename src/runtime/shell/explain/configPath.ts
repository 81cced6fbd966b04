/** The attribute with an element's config path within its screen: `columns.fee`, `items.customers`. */
const ATTRIBUTE = 'data-config';

/** Returns the config paths of an element and its ancestors, outermost first; an absolute one drops those around it. */
function namesAround(element: Element): string[] {
  const names: string[] = [];
  for (let part: Element | null | undefined = element.closest(`[${ATTRIBUTE}]`); part; ) {
    const name = part.getAttribute(ATTRIBUTE) ?? '';
    names.unshift(name);
    if (name.startsWith('resources.')) return names;
    part = part.parentElement?.closest(`[${ATTRIBUTE}]`);
  }
  const screen = element.closest('[data-screen]')?.getAttribute('data-screen');
  if (screen !== undefined && screen !== null) names.unshift(screen.replace(/-detail$/, ''));
  return names;
}

/** Whether the names occur in a path in this order, the last one at its end. */
function fits(path: string, names: readonly string[]): boolean {
  const last = names.at(-1) ?? '';
  if (path !== last && !path.endsWith(`.${last}`)) return false;
  let from = 0;
  for (const name of names) {
    const found = `.${path}.`.indexOf(`.${name}.`, from);
    if (found === -1) return false;
    from = found + name.length;
  }
  return true;
}

/** Returns the nearest declared element, at or around another, and the path of its declaration among `paths`. */
export function findDeclared(
  element: Element,
  paths: readonly string[],
): { readonly element: Element; readonly path: string } | undefined {
  for (
    let part = element.closest(`[${ATTRIBUTE}]`);
    part;
    part = part.parentElement?.closest(`[${ATTRIBUTE}]`) ?? null
  ) {
    const names = namesAround(part);
    const path = paths.find((candidate) => fits(candidate, names));
    if (path !== undefined) return { element: part, path };
  }
  return undefined;
}
