// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
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

it('shows words of the product by their labels, and countries by their names', async () => {
  const items: ResolvedColumn[] = [
    {
      ...SHOWN,
      type: 'enum',
      field: 'status',
      label: 'fields.payment.status',
      values: [{ value: 'PAID', label: 'values.payment.status.PAID' }],
    },
    { ...SHOWN, type: 'country', field: 'country', label: 'fields.payment.country' },
  ];
  const routes = [{ status: 'PAID', country: 'PH' }];
  const words = { 'values.payment.status.PAID': 'Paid', 'fields.payment.country': 'Country' };
  const messages = { ...FIXTURE_MESSAGES, ...words };
  renderConsole(<Cell column={{ ...COLUMN, items }} record={{ id: 'r_1', routes }} />, { messages });
  const [item] = await screen.findAllByRole('listitem');
  expect(item?.textContent).toBe('StatusPaidCountryPhilippines');
});

it('shows what is not an array of objects as it is, and an empty array as nothing', () => {
  show({ name: 'Toko' });
  expect(screen.getByText(/"name": "Toko"/)).toBeDefined();
  show([]);
  expect(screen.getByText('None')).toBeDefined();
});
