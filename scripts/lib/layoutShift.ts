import type { Page } from 'playwright';

/** How far the content of a page moved by itself while the page loaded. */
export interface LayoutShift {
  /** The sum of all layout shifts. */
  readonly total: number;
  /** What moved, the furthest first: the size of the shift, when, the element, and from where to where. */
  readonly moved: readonly string[];
}

/** The largest sum of layout shifts that a screen may have while it loads. */
export const MOST_LAYOUT_SHIFT = 0.02;

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

type Rectangle = readonly number[];

function pixels(rectangle: Rectangle): string {
  return rectangle.map(Math.round).join(' ');
}

/** Returns the layout shifts of a page since its navigation that no input caused. */
export async function layoutShiftOf(page: Page): Promise<LayoutShift> {
  const shifts = await page.evaluate(async () => {
    // Layout shifts are noted when a frame is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as LayoutShiftEntry[];
    observer.disconnect();
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, startTime, sources }) => ({
        value,
        startTime,
        sources: sources.map(({ node, previousRect: from, currentRect: to }) => ({
          element:
            (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? 'a removed element',
          from: [from.x, from.y, from.width, from.height],
          to: [to.x, to.y, to.width, to.height],
        })),
      }));
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .toSorted((one, other) => other.value - one.value)
      .flatMap(({ value, startTime, sources }) =>
        sources.map(
          ({ element, from, to }) =>
            `${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${element} from ${pixels(from)} to ${pixels(to)}`,
        ),
      ),
  };
}
