// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ResolvedColumn, ResolvedRecordsBlock, ResolvedResource } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { fixturePayment } from '../../fixtures/fixturePayments.ts';
import { listResponse, mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { RecordsBlock } from './RecordsBlock.tsx';

setUpBrowser();

const STEPS: ResolvedColumn = {
  type: 'steps',
  field: 'progress',
  label: 'fields.payment.note',
  sortable: false,
  hidden: false,
  text: 'kind',
  steps: { OVO: ['ASKED', 'CHECKED', 'LIVE'] },
  values: [],
};

const ACTION = { tone: 'normal', done: 'payments.simulate_done' } as const;

const PAYMENTS: ResolvedResource = {
  ...FIXTURE_PAYMENTS,
  list: {
    ...FIXTURE_PAYMENTS.list,
    columns: [...FIXTURE_PAYMENTS.list.columns, STEPS],
    card: { title: 'reference', subtitle: [], status: 'status' },
    link: 'none',
    row_actions: ['simulate'],
  },
  actions: [
    ...FIXTURE_PAYMENTS.actions,
    { ...ACTION, id: 'create', scope: 'list', label: 'payments.simulate', confirm: 'payments.simulate_ask' },
  ],
};

const ROWS = [
  fixturePayment(1, { can: ['simulate'], kind: 'OVO', progress: 'CHECKED' }),
  fixturePayment(2, { can: [], kind: 'OVO', progress: 'LIVE' }),
];

function draw(show: ResolvedRecordsBlock['show'], answer: object = {}, rows = ROWS) {
  const block: ResolvedRecordsBlock = {
    type: 'records',
    id: 'payments',
    label: 'payments.title',
    resource: 'payments',
    show,
    where: { status: ['COMPLETED'] },
  };
  const sent = mockFetch(({ method }) => (method === 'POST' ? { body: answer } : listResponse(rows)));
  const console = { ...FIXTURE_CONSOLE, resources: { ...FIXTURE_CONSOLE.resources, payments: PAYMENTS } };
  renderConsole(<RecordsBlock block={block} />, { console, at: '/settings' });
  return sent;
}

describe('a block of records', () => {
  it('requests only the filtered records, and shows the actions of each row', async () => {
    const sent = draw('rows');
    const table = await screen.findByRole('table', { name: 'Payments' });
    await within(table).findByText('INV-1');
    expect(JSON.parse(sent[0]?.url.searchParams.get('filter') ?? '')).toEqual({ status: ['COMPLETED'] });
    const buttons = within(table).getAllByRole('button', { name: /^Simulate payment: / });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Simulate payment: INV-1']);
  });

  it('shows each as a card, with the actions that the state of its record allows', async () => {
    draw('cards');
    const cards = within(await screen.findByRole('list', { name: 'Payments' })).getAllByRole('heading', { level: 3 });
    expect(cards.map((card) => card.textContent)).toEqual(['INV-1', 'INV-2']);
    const buttons = screen.getAllByRole('button', { name: /^Simulate payment: / });
    expect(buttons.map((button) => [button.getAttribute('aria-label'), button.hasAttribute('disabled')])).toEqual([
      ['Simulate payment: INV-1', false],
    ]);
    const steps = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-state'));
    expect(steps.map((step) => step.getAttribute('data-state'))).toEqual([
      ...['done', 'current', 'ahead'],
      ...['done', 'done', 'done'],
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('says of a card why its action is refused', async () => {
    draw('cards', {}, [...ROWS, fixturePayment(3, { can: [], blocked: { simulate: 'payments.simulate_done' } })]);
    const card = (await screen.findByText('INV-3')).closest('li');
    if (card === null) throw new Error('The card is not there.');
    const button = within(card).getByRole('button', { name: /^Simulate payment: / });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe(within(card).getByText('It is paid.').id);
  });

  it('shows once what an action reveals', async () => {
    draw('record', { id: 'pay_3', reveal: 'ber_secret_abc' });
    await screen.findByText('INV-1');
    const [button] = screen.getAllByRole('button', { name: 'Simulate payment' });
    if (button !== undefined) await userEvent.click(button);
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Simulate payment' }));
    expect(await screen.findByText('ber_secret_abc')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('ber_secret_abc')).toBeNull();
  });
});
