import type { Boot } from '#contract/generated/api.ts';

/**
 * Reads the boot document that the server wrote into the page for the screens before sign-in. Throws if the page has
 * none.
 */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('The page carries no boot data: it was not served by the server.');
  return JSON.parse(text) as Boot;
}

/** Whether this deployment is a demo, whose secrets may be shown. */
export function isDemo(): boolean {
  return document.getElementById('boot') !== null && readBoot().demo;
}
