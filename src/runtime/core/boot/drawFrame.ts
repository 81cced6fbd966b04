import './frame.css';

/** The number of placeholder bars in the sidebar and on the screen. */
const BARS = { side: 7, content: 9 };

function part(className: string, bars: number): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  for (let index = 0; index < bars; index++) element.append(document.createElement('span'));
  return element;
}

/**
 * Draws the outline of the console before the user is known and before React has loaded. The console replaces it in the
 * same layout.
 */
export function drawFrame(element: HTMLElement): void {
  const frame = part('frame', 0);
  frame.ariaBusy = 'true';
  frame.append(part('frame-side', BARS.side), part('frame-header', 0), part('frame-content', BARS.content));
  element.replaceChildren(frame);
}
