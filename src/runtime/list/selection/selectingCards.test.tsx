// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { ListScreen } from '../../screens/ListScreen.tsx';
import { listResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';

setUpBrowser({ width: 375 });

it('selects cards once a person begins to, and opens them again when they are done', async () => {
  mockFetch(({ url }) =>
    url.pathname.startsWith('/api/list-preferences/')
      ? { body: { columns: null, default_view: null } }
      : listResponse([fixturePayment(1), fixturePayment(2)]),
  );
  const archive = {
    id: 'archive',
    scope: 'selection',
    label: 'payments.simulate',
    done: 'payments.simulate_done',
  } as const;
  const resource = { ...FIXTURE_PAYMENTS, actions: [{ ...archive, tone: 'normal' as const }] };
  renderConsole(<ListScreen name="payments" resource={resource} />, { at: '/payments' });
  const list = await screen.findByRole('list', { name: 'Payments' });
  expect(within(list).queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  expect(within(list).queryByRole('link')).toBeNull();
  await userEvent.click(within(list).getByRole('checkbox', { name: 'Select INV-2' }));
  expect(within(screen.getByRole('region', { name: 'Selected rows' })).getByText('1 selected')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(within(list).getAllByRole('link')).toHaveLength(2);
});
