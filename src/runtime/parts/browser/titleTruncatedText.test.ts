// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { titleTruncatedText } from './titleTruncatedText.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<div style="text-overflow: ellipsis"><span><a>Waiting for the partner</a></span></div><p title="Own" style="text-overflow: ellipsis">Text</p>';
  stop = titleTruncatedText(document.body);
});
afterEach(() => stop());

/** The element of the body by its tag: other files of the worker may have left a style on the body itself. */
function only(tag: 'div' | 'p'): HTMLElement {
  const element = document.body.querySelector(tag);
  if (element === null) throw new Error(`no ${tag}`);
  return element;
}

const cell = () => only('div');

/** Pretends a layout, and moves the pointer over the innermost element. */
function enter(element: HTMLElement, widths: { text: number; box: number }): void {
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: widths.text });
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: widths.box });
  Object.defineProperty(element, 'innerText', { configurable: true, get: () => element.textContent });
  (element.querySelector('a') ?? element).dispatchEvent(new Event('pointerover', { bubbles: true }));
}

it('a truncated text has its whole text as a title', () => {
  enter(cell(), { text: 200, box: 100 });
  expect(cell().title).toBe('Waiting for the partner');
});

it('the title goes when the text fits', () => {
  enter(cell(), { text: 200, box: 100 });
  enter(cell(), { text: 100, box: 100 });
  expect(cell().hasAttribute('title')).toBe(false);
});

it('a title of a component stays', () => {
  const own = only('p');
  enter(own, { text: 200, box: 100 });
  expect(own.title).toBe('Own');
});
