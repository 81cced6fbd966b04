/**
 * Barriers for a keyboard user, each described in words; empty where every control can be reached. Runs in the page, and
 * therefore uses nothing outside of the function.
 */
export function findBarriers(): string[] {
  const NATIVE = 'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary';
  const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton', 'textbox', 'searchbox'];
  const ITEMS = ['tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'treeitem'];
  const CONTROL = [NATIVE, ...[...ROLES, ...ITEMS, 'combobox'].map((role) => `[role="${role}"]`)].join();
  const COMPOSITE = ['tablist', 'menu', 'menubar', 'listbox', 'tree', 'toolbar']
    .map((role) => `[role="${role}"]`)
    .join();
  const HANDLERS = [
    'onClick',
    'onAuxClick',
    'onDoubleClick',
    'onMouseDown',
    'onPointerDown',
    'onPointerUp',
    'onMouseUp',
  ];

  const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
  );
  const isStop = (element: Element) =>
    (element instanceof HTMLElement || element instanceof SVGElement) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled');

  /** Whether React has a handler of pointer events for the element. */
  function hasHandler(element: Element): boolean {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props: unknown = key === undefined ? undefined : Reflect.get(element, key);
    return (
      typeof props === 'object' && props !== null && HANDLERS.some((name) => Reflect.get(props, name) !== undefined)
    );
  }

  function beginsPointer(element: Element): boolean {
    if (getComputedStyle(element).cursor !== 'pointer') return false;
    return element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer';
  }

  /** Whether the arrow keys come to it: it is one of several of which one is a stop. */
  function isRoving(element: Element): boolean {
    const composite = element.closest(COMPOSITE);
    return composite !== null && [composite, ...composite.querySelectorAll('*')].some(isStop);
  }

  function isUsable(element: Element): boolean {
    // A disabled control is not a barrier.
    if (element.matches(':disabled')) return true;
    const label = element.closest('label');
    const control = label?.control ?? element.closest(CONTROL);
    const isOfField = element.matches('[tabindex="-1"][aria-hidden="true"], [class*="popupIndicator"]');
    if (control && !isOfField) return control.matches(':disabled') || isStop(control) || isRoving(control);
    // A box around a field leads to the field; the button of a list, and the calendar, to what the keys in the field do.
    const field = element.closest('[class*="MuiInputBase-root"], [class*="MuiAutocomplete-root"]');
    if (field) {
      const controls = [...field.querySelectorAll('input, textarea, select')];
      return controls.some(isStop) || (controls.length > 0 && controls.every((input) => input.matches(':disabled')));
    }
    // A row, which its link opens as well, and a chart, whose one stop goes from point to point.
    const inside = element.closest('[class*="MuiCharts"]') ? '[tabindex]' : '[data-row]';
    return [...element.querySelectorAll(inside)].some(isStop);
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 60)}`;
  }

  const barriers: string[] = [];
  for (const element of elements) {
    const isOffered = element.matches(CONTROL) || hasHandler(element) || beginsPointer(element);
    if (isOffered && !isUsable(element)) barriers.push(`no key comes to ${nameOf(element)}`);
    if (element.tabIndex > 0) barriers.push(`out of its turn comes ${nameOf(element)}`);
    if (element.matches(COMPOSITE) && [...element.querySelectorAll(CONTROL)].filter(isStop).length !== 1) {
      barriers.push(`not one stop has ${nameOf(element)}`);
    }
  }
  return barriers;
}
