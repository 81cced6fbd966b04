// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import * as download from '../../core/session/download.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Cell } from '../Cell.tsx';

setUpBrowser();

const COLUMN: ResolvedColumn = {
  type: 'qr-code',
  field: 'held',
  label: 'fields.qr_code.qr_string',
  sortable: false,
  hidden: false,
};

it('a QR code is drawn under its name, and kept as a picture', async () => {
  const save = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined);
  renderConsole(<Cell column={COLUMN} record={{ id: 'qr_1', held: '000201' }} />);
  const picture = await screen.findByRole('img', { name: 'QR code' });
  // The smallest code has 21 modules a side, and a margin of four.
  expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){100,}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Save image' }));
  expect(save.mock.calls[0]?.[0].name).toBe('qr_1.svg');
});

it.each([
  ['is copied beside the code', { copy: true }, 1],
  ['is copied beside its link, once', { copy: true, path: '/pay/' }, 1],
  ['is not copied', {}, 0],
  ['is not copied beside its link', { path: '/pay/' }, 0],
] as const)('the text of a QR code %s', async (_what, more, buttons) => {
  renderConsole(<Cell column={{ ...COLUMN, ...more }} record={{ id: 'qr_1', held: '000201' }} />);
  await screen.findByRole('img', { name: 'QR code' });
  expect(screen.queryAllByRole('button', { name: /copy/i })).toHaveLength(buttons);
  expect(screen.queryAllByRole('link')).toHaveLength('path' in more ? 1 : 0);
});
