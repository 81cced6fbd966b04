// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Boot, RegistrationForm } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '#runtime/fixtures/fixtureConsole.ts';
import { publicWords } from '#runtime/index.ts';
import { errorResponse, mockFetch, type TestResponse } from '#runtime/testing/mockFetch.ts';
import { setUpBrowser } from '#runtime/testing/setUpBrowser.ts';
import english from '../../../../locales/en.json' with { type: 'json' };
import { Register } from './Register.tsx';

setUpBrowser();

const BOOT: Boot = {
  brand: FIXTURE_CONSOLE.brand,
  languages: ['en'],
  messages: { en: english },
  demo: false,
  authentication: 'tokens',
  registration: true,
};

const FORM: RegistrationForm = { countries: ['ID', 'PH'], phone_number: 'required' };

const WORDS = publicWords(BOOT, 'en');
const SIGNED_IN = async () => undefined;

function renderRegister(answer: () => TestResponse, first: string | null = '1') {
  const sent = mockFetch(answer);
  const onNotFound = vi.fn();
  const go = vi.fn();
  const at = (step: string | null) => (
    <Register
      boot={BOOT}
      words={WORDS}
      language="en"
      params={step === null ? {} : { step }}
      go={go}
      onNotFound={onNotFound}
      onSignedIn={SIGNED_IN}
    />
  );
  const { rerender } = render(at(first));
  return { sent, onNotFound, go, step: (step: string) => rerender(at(step)) };
}

describe('registering', () => {
  it('shows the error, and loads again on request', async () => {
    let answer: TestResponse = errorResponse(500, 'SERVER_ERROR');
    const { onNotFound } = renderRegister(() => answer);
    const again = await screen.findByRole('button', { name: english['shell.retry'] });
    expect(onNotFound).not.toHaveBeenCalled();
    answer = { body: FORM };
    await userEvent.click(again);
    await screen.findByLabelText('Full name');
  });

  it('goes to the first step without one in the address', async () => {
    renderRegister(() => ({ body: FORM }), null);
    await screen.findByLabelText('Full name');
    expect(location.pathname).toBe('/register/1');
  });

  it.each([
    ['required', '+6281234567890'],
    ['none', undefined],
  ] as const)('sends what was entered in two steps: phone number %s', async (phone_number, phone) => {
    const { sent, go, step } = renderRegister(() => ({ body: { ...FORM, phone_number, partner: 'Mitra' } }));
    await userEvent.type(await screen.findByLabelText('Full name'), 'Sari');
    expect(screen.getByText(/· Mitra$/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Email'), ' sari@kopi.test ');
    await userEvent.type(screen.getByLabelText('Password'), 'Beranda2026');
    await userEvent.click(screen.getByRole('button', { name: english['access.register.next'] }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/register/2'));
    step('2');
    await userEvent.type(screen.getByLabelText(english['access.register.business_name']), 'Kopi');
    const input = document.querySelector<HTMLInputElement>('input[name="phone_number"]');
    expect(input === null).toBe(phone === undefined);
    if (input !== null) await userEvent.type(input, '081234567890');
    await userEvent.click(screen.getByRole('button', { name: english['access.register.submit'] }));
    await screen.findByText(/sari@kopi\.test/);
    const made = sent.find(({ url, method }) => method === 'POST' && url.pathname === '/api/registrations');
    expect(made?.body).toEqual({
      ...{ full_name: 'Sari', email: 'sari@kopi.test', password: 'Beranda2026', business_name: 'Kopi', country: 'ID' },
      ...{ preferred_language: 'en', ...(phone && { phone_number: phone }) },
    });
    expect(made?.headers.get('idempotency-key')).toMatch(/./);
  });

  it('names no partner without one', async () => {
    renderRegister(() => ({ body: FORM }));
    await screen.findByLabelText('Full name');
    expect(screen.queryByText(/·/)).toBeNull();
  });

  it('shows the screen of unknown addresses where registration is closed, and for a step that does not exist', async () => {
    const closed = renderRegister(() => errorResponse(404, 'DATA_NOT_FOUND_ERROR'));
    await waitFor(() => expect(closed.onNotFound).toHaveBeenCalled());
    const beyond = renderRegister(() => ({ body: FORM }), '7');
    await waitFor(() => expect(beyond.onNotFound).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
