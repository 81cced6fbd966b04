/** Moves the focus among the visible elements that match a selector in a container. Returns whether it moved. */
export function moveFocus(container: HTMLElement, selector: string, step: number): boolean {
  const all = [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest('[hidden]') === null,
  );
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
  const next = all[current === -1 && step < 0 ? -1 : current + step];
  next?.focus();
  return next !== undefined;
}
