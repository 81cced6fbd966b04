import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Fails when a container in a dialog, which only a script can focus, draws a ring while it has the focus. */
export async function expectNoContainerRings(page: Page): Promise<void> {
  // A key, so that the focus is one that is shown.
  await page.keyboard.press('Shift');
  const ringed = await page.getByRole('dialog').evaluateAll((dialogs) => {
    const before = document.activeElement;
    const CONTROLS = 'a, button, input, select, textarea, [role="option"], [role^="menuitem"], [role="tab"]';
    const found: string[] = [];
    for (const dialog of dialogs) {
      const holders: Element[] = [...dialog.querySelectorAll('[tabindex="-1"]')];
      for (let holder: Element | null = dialog; holder; holder = holder.parentElement)
        if (holder.matches('[tabindex="-1"]')) holders.push(holder);
      for (const container of holders) {
        if (!(container instanceof HTMLElement) || container.matches(CONTROLS)) continue;
        container.focus();
        const { outlineStyle, boxShadow } = getComputedStyle(container);
        const isRinged = document.activeElement === container && (outlineStyle !== 'none' || boxShadow !== 'none');
        if (isRinged) found.push(container.outerHTML.slice(0, 160));
      }
    }
    if (before instanceof HTMLElement) before.focus();
    return found;
  });
  expect(ringed, `containers with a focus ring on ${page.url()}`).toEqual([]);
}
