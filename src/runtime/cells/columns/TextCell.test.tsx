// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Cell } from '../Cell.tsx';

setUpBrowser();

const COLUMN: ResolvedColumn = { type: 'text', field: 'held', label: 'fields.x.held', sortable: false, hidden: false };

it.each([
  ['#31b1ee', '#31b1ee'],
  ['#31B1EE', '#31B1EE'],
  ['red', undefined],
  ['url(https://evil.example)', undefined],
])('the code of a colour is shown beside a swatch of it: %s', (held, fill) => {
  const { container } = renderConsole(<Cell column={{ ...COLUMN, format: 'colour' }} record={{ id: 'cs_1', held }} />);
  expect(container.textContent).toBe(held);
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe(fill);
});

it('a text without that format has no swatch', () => {
  const { container } = renderConsole(<Cell column={COLUMN} record={{ id: 'cs_1', held: '#31b1ee' }} />);
  expect(container.querySelector('svg')).toBeNull();
});
