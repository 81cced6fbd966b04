// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { goWithoutConfirmation, isLeaving } from './leave.ts';

it('confirms again once the browser has restored a page that was left', () => {
  const left: boolean[] = [];
  goWithoutConfirmation(() => left.push(isLeaving()));
  expect(left).toEqual([true]);
  expect(isLeaving()).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(isLeaving()).toBe(false);
});
