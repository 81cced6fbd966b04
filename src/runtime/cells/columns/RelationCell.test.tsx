// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Cell } from '../Cell.tsx';

setUpBrowser();

const COLUMN: ResolvedColumn = {
  type: 'relation',
  field: 'paid_for',
  label: 'fields.transaction.paid_for',
  sortable: false,
  hidden: false,
};

const RECORD = {
  id: 'txn_1',
  paid_for: 'pay_1',
  related: { paid_for: { resource: 'payments', record: { id: 'pay_1', reference: 'INV-7' } } },
};

// Rule details.kind-of-relation.
it('names the kind of the record where the id may be of several kinds', async () => {
  renderConsole(<Cell column={{ ...COLUMN, show_kind: true }} record={RECORD} />);
  expect((await screen.findByRole('link', { name: 'INV-7' })).getAttribute('href')).toBe('/payment/pay_1');
  expect(screen.getByText('Payments')).toBeDefined();
});

it('is only the name otherwise', async () => {
  renderConsole(<Cell column={COLUMN} record={RECORD} />);
  expect(await screen.findByRole('link', { name: 'INV-7' })).toBeDefined();
  expect(screen.queryByText('Payments')).toBeNull();
});
