// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Console, FormAnswer, ResolvedAction } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { errorResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpForms, setUpOverlays } from '../../testing/setUpBrowser.ts';
import type { ActionTarget } from '../send/ActionTarget.ts';
import { ActionDialog } from './ActionDialog.tsx';

setUpBrowser();
setUpOverlays();
setUpForms();

const FORM: FormAnswer = {
  form: {
    form: 'note',
    // The config is newer than the client: only the server validates the form.
    validator: 'newer',
    schema: { type: 'object', properties: { note: { type: 'string' } } },
    sections: [{ id: 'note', fields: [{ type: 'text', field: 'note', label: 'fields.payment.note', width: 'full' }] }],
  },
  values: {},
};

const ACTION: ResolvedAction = {
  id: 'simulate',
  scope: 'record',
  label: 'payments.simulate',
  done: 'payments.simulate_done',
  tone: 'normal',
  form: 'note',
};

const CONSOLE: Console = {
  ...FIXTURE_CONSOLE,
  errors: { TOO_MANY_REQUESTS: { text: 'errors.TOO_MANY_REQUESTS', do: 'retry', show: 'inline' } },
};

function draw(
  action: Partial<ResolvedAction>,
  answer: () => TestResponse = () => ({ body: { id: 'pay_1' } }),
  target: ActionTarget = { scope: 'record', id: 'pay_1' },
) {
  const sent = mockFetch(({ method, url }) => {
    if (url.pathname.endsWith('/form')) return { body: FORM };
    if (url.pathname === '/api/user/security')
      return { body: { is_pin_set: true, mfa_type: 'authenticator', backup_codes_left: 3 } };
    if (method === 'PUT') return { body: { is_pin_set: true } };
    return method === 'POST' ? answer() : { body: {} };
  });
  const onClose = vi.fn();
  const call = {
    name: 'payments',
    resource: FIXTURE_PAYMENTS,
    action: { ...ACTION, ...action },
    target,
  };
  const { unmount } = renderConsole(<ActionDialog call={call} onClose={onClose} />, { console: CONSOLE });
  const written = (by = 'POST') => sent.filter(({ method }) => method === by);
  return { onClose, unmount, written };
}

/** Waits for the form to load. */
function formField(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: /Note/ }, { timeout: 20_000 });
}

/** Fills in and sends the form, then waits for the next step. */
async function fillIn(text: string, next: RegExp): Promise<HTMLElement> {
  await userEvent.type(await formField(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Simulate payment' }));
  const question = await screen.findByText(next);
  const dialog = question.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  if (dialog === null) throw new Error('no dialog is open');
  return dialog;
}

/** Expects the form as it was typed, without errors, and restored after a reload. */
async function expectKept(text: string, drawn: ReturnType<typeof draw>): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect((await formField()).getAttribute('value')).toBe(text);
  expect(screen.queryByRole('alert')).toBeNull();
  expect([drawn.onClose.mock.calls.length, drawn.written().length]).toEqual([0, 0]);
  drawn.unmount();
  draw({});
  expect((await formField()).getAttribute('value')).toBe(text);
}

describe('an action with a form', () => {
  // Rule forms.kept-in-between.
  it('keeps what was typed when its question is answered with no', async () => {
    const drawn = draw({ confirm: 'payments.simulate_ask' });
    const question = await fillIn('Half of it', /Mark it as paid/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expectKept('Half of it', drawn);
  });

  it('keeps what was typed when the PIN is not given', async () => {
    const drawn = draw({ confirmation: 'pin' });
    const question = await fillIn('Half of it', /6-digit PIN/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expectKept('Half of it', drawn);
  });

  it('forgets what was typed once it is done', async () => {
    const drawn = draw({ confirm: 'payments.simulate_ask' });
    const question = await fillIn('All of it', /Mark it as paid/);
    await userEvent.click(within(question).getByRole('button', { name: 'Simulate payment' }));
    await waitFor(() => expect(drawn.onClose).toHaveBeenCalledOnce());
    expect(drawn.written()[0]?.body).toMatchObject({ input: { note: 'All of it' } });
    drawn.unmount();
    draw({});
    expect((await formField()).getAttribute('value')).toBe('');
  });

  it('goes back to the form with what the server finds wrong in it', async () => {
    const drawn = draw({ confirm: 'payments.simulate_ask' }, () => errorResponse(400, 'API_VALIDATION_ERROR'));
    const question = await fillIn('Wrong', /Mark it as paid/);
    await userEvent.click(within(question).getByRole('button', { name: 'Simulate payment' }));
    await waitFor(() => expect(screen.queryByText(/Mark it as paid/)).toBeNull());
    expect((await formField()).getAttribute('value')).toBe('Wrong');
    expect(drawn.onClose).not.toHaveBeenCalled();
  });
});

describe('the question of an action', () => {
  const { form: _, ...WITHOUT_FORM } = ACTION;
  const SHOWN = { type: 'text', field: 'reference', label: 'fields.payment.reference', sortable: false, hidden: false };
  const RECORD: ActionTarget = { scope: 'record', id: 'pay_1', record: { id: 'pay_1', reference: 'KOPI-17' } };

  async function ask(action: Partial<ResolvedAction>, target: ActionTarget): Promise<HTMLElement> {
    draw({ ...WITHOUT_FORM, form: undefined, confirm: 'payments.simulate_ask', ...action } as never, undefined, target);
    const question = await screen.findByText(/Mark it as paid/);
    const dialog = question.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog === null) throw new Error('no dialog is open');
    return dialog;
  }

  it('shows the fields of the record that the action declares', async () => {
    const dialog = await ask({ shows: [SHOWN as never] }, RECORD);
    expect(within(dialog).getByText('KOPI-17')).toBeDefined();
    expect(within(dialog).getByRole('term').textContent).toBe('Reference');
  });

  it('shows none where the action declares none, or the record is not known', async () => {
    expect(within(await ask({}, RECORD)).queryByText('KOPI-17')).toBeNull();
    cleanup();
    const dialog = await ask({ shows: [SHOWN as never] }, { scope: 'record', id: 'pay_1' });
    expect(within(dialog).queryByRole('term')).toBeNull();
  });
});

// Rule verification.missing-pin.
it.each([
  ['pin', 1],
  ['otp', 0],
] as const)(
  'a person without a PIN sets it before an action that is confirmed by %s: %i',
  async (confirmation, count) => {
    mockFetch(({ url }) =>
      url.pathname === '/api/user/security' ? { body: { is_pin_set: false, backup_codes_left: 0 } } : { body: FORM },
    );
    const action: ResolvedAction = { ...ACTION, confirmation };
    const call = {
      name: 'payments',
      resource: FIXTURE_PAYMENTS,
      action,
      target: { scope: 'record', id: 'pay_1' },
    } as const;
    renderConsole(<ActionDialog call={call} onClose={() => undefined} />);
    await (count === 1 ? screen.findByLabelText('New PIN', {}, { timeout: 20_000 }) : formField());
    expect([
      screen.queryAllByLabelText('New PIN').length,
      screen.queryAllByRole('textbox', { name: /Note/ }).length,
    ]).toEqual([count, 1 - count]);
  },
);

// Rule verification.wrong-codes, errors.retry-after.
it.each([
  ['300', '5 minutes'],
  ['45', '45 seconds'],
])('after too many wrong PINs the person reads how long to wait: %s seconds as %s', async (seconds, wait) => {
  const drawn = draw({ confirmation: 'pin' }, () =>
    errorResponse(429, 'TOO_MANY_REQUESTS', { 'retry-after': seconds }),
  );
  const dialog = await fillIn('Half of it', /6-digit PIN/);
  await userEvent.type(within(dialog).getByLabelText('PIN'), '482915');
  expect(await within(dialog).findByText(`Too many attempts. Try again in ${wait}.`)).toBeDefined();
  expect([drawn.onClose.mock.calls.length, drawn.written().length]).toEqual([0, 1]);
});

describe('a forgotten PIN', () => {
  // Rule verification.forgotten-pin, verification.code-alphanumeric.
  it('is replaced within the action, confirmed by a backup code, and the action goes on', async () => {
    const drawn = draw({ confirmation: 'pin' });
    await fillIn('Half of it', /6-digit PIN/);
    await userEvent.click(screen.getByRole('button', { name: 'Forgot PIN?' }));
    await userEvent.type(await screen.findByLabelText('New PIN'), '482915');
    await userEvent.type(await screen.findByLabelText('Confirm new PIN'), '482915');
    await screen.findByText('Enter the code from your authenticator app.');
    await userEvent.click(screen.getByRole('button', { name: 'Use a backup code' }));
    await userEvent.type(await screen.findByLabelText('Enter one of your backup codes'), 'kopi-kopi-kopi-aaaa');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(drawn.written('PUT')[0]?.body).toEqual({ pin: '482915', token: 'kopi-kopi-kopi-aaaa' });
    await userEvent.type(await screen.findByLabelText('PIN'), '482915');
    await waitFor(() => expect(drawn.onClose).toHaveBeenCalledOnce());
    expect(drawn.written()[0]?.body).toMatchObject({
      input: { note: 'Half of it' },
      confirmation: { type: 'pin', pin: '482915' },
    });
  });
});
