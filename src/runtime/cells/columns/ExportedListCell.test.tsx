// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Cell } from '../Cell.tsx';

setUpBrowser();

const COLUMN: ResolvedColumn = {
  type: 'exported-list',
  field: 'source',
  label: 'payments.title',
  sortable: false,
  hidden: false,
};

function show(source: string): void {
  renderConsole(<Cell column={COLUMN} record={{ id: 'rs_1', source }} />);
}

it('what a report is of leads to the list, with the columns by their names', async () => {
  show(`payments?${new URLSearchParams({ columns: 'created,amount,gone' })}`);
  const link = await screen.findByRole('link', { name: 'Payments' });
  expect(link.getAttribute('href')).toBe('/payments');
  expect(screen.getByText('Created · Amount')).toBeDefined();
});

it('marks a filtered list as such, and names a list that is not open without a link', async () => {
  show(`payments?${new URLSearchParams({ filter: '{"status":["PAID"]}' })}`);
  expect(await screen.findByRole('link', { name: 'Payments, filtered and sorted' })).toBeDefined();
  show('no-such-list?columns=created');
  expect(screen.getByText('no-such-list')).toBeDefined();
});
