import './frame.css';

/** How many bars stand for the sidebar's items and for the screen's rows. */
const BARS = { side: 7, content: 9 };

function part(className: string, bars: number): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  for (let index = 0; index < bars; index++) element.append(document.createElement('span'));
  return element;
}

/**
 * Draws the lines of the console's frame before anything is known of the person, and before React is here. The
 * console takes its place in the same layout.
 */
export function drawFrame(element: HTMLElement): void {
  const frame = part('frame', 0);
  frame.ariaBusy = 'true';
  frame.append(part('frame-side', BARS.side), part('frame-header', 0), part('frame-content', BARS.content));
  element.replaceChildren(frame);
}
