/** Moves the focus to a field, or to the nearest element around it. */
export function focusField(idPrefix: string, path: readonly string[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById([idPrefix, ...path.slice(0, length)].join('_'));
    if (element === null) continue;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
    return;
  }
}
