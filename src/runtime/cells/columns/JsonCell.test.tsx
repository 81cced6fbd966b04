// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Cell } from '../Cell.tsx';

setUpBrowser();

const SHOWN = { sortable: false, hidden: false } as const;

const COLUMN: ResolvedColumn = {
  ...SHOWN,
  type: 'json',
  field: 'routes',
  label: 'payments.title',
  items: [
    { ...SHOWN, type: 'text', field: 'name', label: 'fields.payment.reference' },
    { ...SHOWN, type: 'number', field: 'share', label: 'fields.payment.customer_id' },
    { ...SHOWN, type: 'money', field: 'amount', label: 'fields.payment.amount', currency: 'currency' },
  ],
};

function show(routes: unknown): void {
  renderConsole(<Cell column={COLUMN} record={{ id: 'r_1', currency: 'IDR', routes }} />);
}

it('shows what each object of an array has, with its label and in the currency of the record', async () => {
  show([
    { name: 'Toko', amount: '150000' },
    { name: 'Warung', share: 2.5 },
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe('ReferenceTokoAmountRp150.000');
  expect(second?.textContent).toBe('ReferenceWarungCustomer2.5');
  expect(within(second as HTMLElement).getAllByRole('term')).toHaveLength(2);
});

it('shows what is not an array of objects as it is, and an empty array as nothing', () => {
  show({ name: 'Toko' });
  expect(screen.getByText(/"name": "Toko"/)).toBeDefined();
  show([]);
  expect(screen.getByText('None')).toBeDefined();
});
