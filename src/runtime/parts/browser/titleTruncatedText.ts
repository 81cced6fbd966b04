/** Titles that were set here, so that titles of components stay. */
const titled = new WeakSet<HTMLElement>();

function isTruncated(element: HTMLElement): boolean {
  return getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
}

function updateTitle(element: HTMLElement): void {
  if (isTruncated(element)) {
    if (element.hasAttribute('title') && !titled.has(element)) return;
    titled.add(element);
    element.title = element.innerText;
  } else if (titled.delete(element)) element.removeAttribute('title');
}

/**
 * Gives every text that ends in an ellipsis its whole text as a title when the pointer enters it. Assistive technology
 * reads the whole text anyway. Returns a function that stops it.
 */
export function titleTruncatedText(root: HTMLElement): () => void {
  const onPointerOver = ({ target }: PointerEvent) => {
    for (let at = target; at instanceof HTMLElement && at !== root; at = at.parentElement) updateTitle(at);
  };
  root.addEventListener('pointerover', onPointerOver);
  return () => root.removeEventListener('pointerover', onPointerOver);
}
