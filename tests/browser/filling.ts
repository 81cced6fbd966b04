import type { Locator, Page } from 'playwright';
import { screenOf, waitForScreen } from './screen.ts';
import type { Words } from './words.ts';

/** The PIN of everybody in the demo. */
export const PIN = '246810';

/** A form that is open, and how it is filled in. */
export interface OpenForm {
  readonly dialog: Locator;
  /** The control of a field: its name, or the way to it such as `rows_0_amount`. */
  field(path: string): Locator;
  /** The button that sends it. */
  readonly submit: Locator;
}

/** Actions that edit what is there: their button saves. */
const EDITS = new Set(['actions.edit', 'customers.edit']);

/** The form of an action, once the server has answered with it; its locale key names the dialog and, unless it edits, its button. */
export async function waitForForm(page: Page, words: Words, action: string): Promise<OpenForm> {
  const dialog = page.getByRole('dialog', { name: words(action) });
  const submit = dialog.getByRole('button', { name: words(EDITS.has(action) ? 'shell.save' : action), exact: true });
  await submit.waitFor();
  return { dialog, submit, field: (path) => dialog.locator(`#form_${path}`) };
}

/** Opens a list and in it the form of one of its actions. */
export async function openListForm(page: Page, words: Words, at: { path: string; screen: string; action: string }) {
  await page.goto(at.path);
  await waitForScreen(page, at.screen);
  await screenOf(page, at.screen)
    .getByRole('button', { name: words(at.action), exact: true })
    .click();
  return waitForForm(page, words, at.action);
}
