import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { startBrowser } from './browser.ts';
import { visit } from './visit.ts';

startBrowser();

const documentWith = (body: string) =>
  `<!doctype html><html lang="en"><title>Texts</title><body><main><h1>Texts</h1>${body}</main></body></html>`;

describe('what axe finds', () => {
  it('is each text without contrast, in every visit, also beside one of its look that has some', async () => {
    const { page } = await visit();
    const pale = '<p class="text" style="color:#ccc">Pale words</p>';
    const dark = '<p class="text" style="color:#222">Dark words</p>';
    await page.setContent(documentWith(dark));
    expect(await findViolations(page)).toEqual([]);
    for (const body of [pale, dark + pale, pale]) {
      await page.setContent(documentWith(body));
      expect(await findViolations(page)).toEqual([expect.stringContaining('color-contrast')]);
    }
  });

  it('is a text whose background changed around it, and a rule of the document', async () => {
    const { page } = await visit();
    const text = '<p class="text" style="color:#222">Dark words</p>';
    await page.setContent(documentWith(text));
    expect(await findViolations(page)).toEqual([]);
    await page.setContent(documentWith(`<div style="background:#333">${text}</div><button></button>`));
    const found = await findViolations(page);
    expect(found.map((line) => line.split(':')[0])).toEqual(['button-name', 'color-contrast']);
  });
});
