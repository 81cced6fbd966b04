import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    readonly axe?: typeof axeCore;
    readonly loadAxe?: () => void;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Run in each document of a window, where axe is then loaded when it is wanted: to send it each time takes five times as long. */
export const OFFER_AXE = `window.loadAxe = () => {${SOURCE}};`;

/** Looks of text whose contrast this worker has checked: the sidebar is the same on every screen, and a cell in every row. */
const passed = new Set<string>();

interface Findings {
  /** Each rule that is broken, with the selectors of the nodes that break it. */
  readonly violations: string[];
  /** Looks of text whose contrast was found sufficient. */
  readonly looks: string[];
}

/** Runs in the page. All rules see the whole document, but contrast is measured only for texts of a look not in `known`. */
async function analyse(known: string[]): Promise<Findings> {
  if (window.axe === undefined) window.loadAxe?.();
  const { axe } = window;
  if (axe === undefined) throw new Error('axe is not loaded.');

  /** What is painted behind an element, by the elements around it. */
  const behind = new Map<Element, string>();
  const behindOf = (element: Element): string => {
    const found = behind.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const outer = element.parentElement ? behindOf(element.parentElement) : '';
    const whole = own === 'rgba(0, 0, 0, 0) none 1' ? outer : `${outer}/${own}`;
    behind.set(element, whole);
    return whole;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const kind = `${element.tagName} ${element.getAttribute('class')} ${isDisabled}`;
    return [kind, color, fontSize, fontWeight, textShadow, behindOf(element)].join('|');
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  // Three of a look: the first may be covered by what is beside it, and is then neither passed nor broken.
  const MOST_OF_A_LOOK = 3;
  const seen = new Set(known);
  const counts = new Map<string, number>();
  const unseen = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    const count = counts.get(look) ?? 0;
    if (seen.has(look) || count === MOST_OF_A_LOOK) continue;
    counts.set(look, count + 1);
    unseen.set(element, look);
  }

  const contrast = 'color-contrast';
  const options = { preload: false, elementRef: true } as const;
  const document_ = await axe.run({
    ...options,
    resultTypes: ['violations'],
    rules: { [contrast]: { enabled: false } },
  });
  const texts =
    unseen.size === 0
      ? { passes: [], violations: [] }
      : await axe.run({ include: [...unseen.keys()] }, { ...options, runOnly: [contrast] });

  const describeNode = ({ target }: { target: unknown[] }) => target.join(' ');
  return {
    violations: [...document_.violations, ...texts.violations].map(
      ({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(', ')}`,
    ),
    looks: texts.passes.flatMap(({ nodes }) => nodes.map(({ element }) => (element && unseen.get(element)) ?? '')),
  };
}

/** What axe finds on a page, a line for each rule that is broken. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.loadAxe !== undefined))) await page.evaluate(OFFER_AXE);
  const { violations, looks } = await page.evaluate(analyse, [...passed]);
  if (violations.length === 0) for (const look of looks) passed.add(look);
  return violations;
}
