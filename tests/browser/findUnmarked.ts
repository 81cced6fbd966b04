interface Found {
  /** The kinds of things that were looked at. */
  readonly kinds: string[];
  /** Those on which one cannot see that they have the focus. */
  readonly unmarked: string[];
}

/**
 * Gives the focus to one thing of each kind, other than those already seen, and compares how it looks with and without.
 * Runs in the page after a key was pressed, and therefore leans on nothing outside it.
 */
export async function findUnmarked(seen: readonly string[]): Promise<Found> {
  const AT_ONCE = 15;

  /** The rings on an element, on what holds it and on what it holds or covers. */
  function ringsAround(element: Element): string {
    const near: (Element | null | undefined)[] = [
      element.nextElementSibling,
      element.parentElement?.querySelector('fieldset'),
      ...(element.closest('tr')?.children ?? []),
    ];
    near.push(...[...element.querySelectorAll('*')].slice(0, 20));
    for (let holder: Element | null = element; holder && near.length < 60; holder = holder.parentElement) {
      if (holder.matches('main, header, [role="dialog"]')) break;
      near.push(holder);
    }
    const rings: string[] = [];
    for (const candidate of near) {
      for (const part of [null, '::before', '::after']) {
        if (!candidate) continue;
        const style = getComputedStyle(candidate, part);
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopColor, borderTopWidth } = style;
        // The frame of a field is its ring.
        const frame = candidate.matches('fieldset') ? `${borderTopWidth} ${borderTopColor}` : '';
        const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px';
        rings.push(`${hasOutline ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : 'none'} ${boxShadow} ${frame}`);
      }
    }
    return rings.join();
  }

  function kindOf(element: HTMLElement): string {
    const { tagName, className, parentElement } = element;
    const [type, role] = ['type', 'role'].map((name) => element.getAttribute(name));
    return [tagName, type, role, className || parentElement?.className].join(' ');
  }

  const before = document.activeElement;
  const kinds: string[] = [];
  const unmarked: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.tabIndex < 0 || element.matches(':disabled') || kinds.length === AT_ONCE) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    const kind = kindOf(element);
    if (seen.includes(kind) || kinds.includes(kind)) continue;
    kinds.push(kind);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise((resolve) => setTimeout(resolve));
    const plain = ringsAround(element);
    element.focus();
    // What is drawn by the page follows the event.
    await new Promise((resolve) => setTimeout(resolve));
    if (ringsAround(element) === plain) unmarked.push(element.outerHTML.slice(0, 160));
  }
  if (before instanceof HTMLElement) before.focus();
  return { kinds, unmarked };
}
