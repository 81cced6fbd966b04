/** Moves the focus among the visible elements that a selector finds in a container. Answers whether it moved. */
export function moveFocus(container: HTMLElement, selector: string, step: number): boolean {
  const all = [...container.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest('[hidden]') === null);
  const focused = document.activeElement;
  const current = all.findIndex((element) => element === focused);
  const next = all[current === -1 && step < 0 ? -1 : current + step];
  next?.focus();
  return next !== undefined;
}
