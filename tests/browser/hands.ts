import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A file that a person has. */
interface OwnFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a person uses a page: by touch alone, or by keyboard alone. */
export interface Hands {
  /** Presses a button, a link, an option, a radio or a checkbox. */
  press(control: Locator): Promise<void>;
  /** Writes into a field that is empty. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a select. */
  choose(select: Locator, value: string): Promise<void>;
  /** Chooses a file with the button of a file field. */
  attach(button: Locator, file: OwnFile): Promise<void>;
}

async function attach(page: Page, pressed: Promise<void>, file: OwnFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressed]);
  await chooser.setFiles(file);
}

/** A finger, and the keyboard that a phone shows for the field that was touched. */
export function touchOf(page: Page): Hands {
  return {
    press: (control) => control.tap(),
    async write(field, text) {
      await field.tap();
      await page.keyboard.type(text);
    },
    async choose(select, value) {
      await select.tap();
      // The list of options is drawn by the phone.
      await select.selectOption(value);
    },
    attach: (button, file) => attach(page, button.tap(), file),
  };
}

/** The most stops between a field and the next thing that a person wants: the sidebar, and all that is on a screen. */
const MOST_STOPS = 120;

/** A keyboard: Tab to what is wanted, and the keys that each kind of control has. */
export function keyboardOf(page: Page): Hands {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  /** Whether a radio of the group of this one has the focus: Tab stops once in a group. */
  const isInGroup = (target: Locator) =>
    target.evaluate((element) => {
      const now = document.activeElement;
      const areRadios = [element, now].every((each) => each instanceof HTMLInputElement && each.type === 'radio');
      return areRadios && (element as HTMLInputElement).name === (now as HTMLInputElement).name;
    });

  async function goTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await hasFocus(target)) return;
      const key = (await isInGroup(target)) ? 'ArrowDown' : 'Tab';
      await page.keyboard.press(key);
    }
    expect.fail(`Tab does not reach ${String(target)}`);
  }

  const kindOf = (target: Locator) =>
    target.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName));

  async function press(control: Locator): Promise<void> {
    await goTo(control);
    const isBox = ['radio', 'checkbox'].includes(await kindOf(control));
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  }

  return {
    press,
    async write(field, text) {
      await goTo(field);
      await page.keyboard.type(text);
    },
    async choose(select, value) {
      await goTo(select);
      const steps = await select.evaluate((element, wanted) => {
        const { options, selectedIndex } = element as HTMLSelectElement;
        return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
      }, value);
      for (let step = 0; step < Math.abs(steps); step += 1) {
        await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
      }
      expect(await select.inputValue()).toBe(value);
    },
    attach: (button, file) => attach(page, press(button), file),
  };
}
