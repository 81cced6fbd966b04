// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Boot } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '#runtime/fixtures/fixtureConsole.ts';
import { errorResponse, mockFetch, type TestResponse } from '#runtime/testing/mockFetch.ts';
import { setUpBrowser, TEST_SESSION } from '#runtime/testing/setUpBrowser.ts';
import english from '../../../../locales/en.json' with { type: 'json' };
import indonesian from '../../../../locales/id.json' with { type: 'json' };
import { DemoHint } from './DemoHint.tsx';
import { SignInPage } from './SignInPage.tsx';

setUpBrowser();

afterEach(() => {
  vi.useRealTimers();
});

const BOOT: Boot = {
  brand: FIXTURE_CONSOLE.brand,
  languages: ['en', 'id'],
  messages: { en: english, id: indonesian },
  demo: false,
  authentication: 'tokens',
  registration: true,
};

function renderSignIn({ answer, boot = BOOT }: { readonly answer?: () => TestResponse; readonly boot?: Boot } = {}) {
  localStorage.clear();
  const sent = mockFetch(answer ?? (() => ({ body: TEST_SESSION })));
  const preload = vi.fn();
  const onSignedIn = vi.fn(async () => undefined);
  render(
    <SignInPage boot={boot} preload={preload} onSignedIn={onSignedIn} DemoHint={boot.demo ? DemoHint : undefined} />,
  );
  return { sent, preload, onSignedIn };
}

async function type(email: string, password: string): Promise<void> {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in page', () => {
  it('signs in, keeps the tokens, and goes on', async () => {
    const { sent, onSignedIn } = renderSignIn();
    expect(screen.getByRole('main').dataset.screen).toBe('login');
    expect(document.title).toBe('Sign in · Beranda');
    await type(' owner@kopi.test ', 'Beranda2026');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', body: { email: 'owner@kopi.test', password: 'Beranda2026' } });
    expect(sent[0]?.url.pathname).toBe('/api/auth/email');
    expect(JSON.parse(localStorage.getItem('beranda.session') ?? '')).toMatchObject(TEST_SESSION);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('offers registration where it is open: %s', (registration, links) => {
    renderSignIn({ boot: { ...BOOT, registration } });
    expect(screen.queryAllByRole('link', { name: english['sign_in.register'] })).toHaveLength(links);
  });

  it('fetches what comes next at the first key', async () => {
    const { preload } = renderSignIn();
    expect(preload).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Email'), 'own');
    expect(preload).toHaveBeenCalledOnce();
  });

  it('says in place what is missing, and goes there', async () => {
    const { sent } = renderSignIn();
    await type('owner@kopi', '');
    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe(screen.getByText(/Enter a valid email address/).id);
    expect(screen.getByText('Enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(email);
    expect(sent).toEqual([]);
    await userEvent.type(email, '.test');
    expect(email.getAttribute('aria-invalid')).toBe('false');
  });

  it('says that the email or password is wrong, and marks the password', async () => {
    const { onSignedIn } = renderSignIn({ answer: () => errorResponse(401, 'INVALID_CREDENTIALS_ERROR') });
    await type('owner@kopi.test', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password.');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('waits as long as the server says after too many tries', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = renderSignIn({ answer: () => errorResponse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '75' }) });
    await type('owner@kopi.test', 'x');
    expect(await screen.findByText('Try again in 1:15.')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(76_000));
    expect(screen.queryByText(/Try again in/)).toBeNull();
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });

  it('says that the server cannot be reached', async () => {
    renderSignIn({ answer: () => 'offline' });
    await type('owner@kopi.test', 'x');
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server.');
  });

  it('names an error without a text by its code', async () => {
    renderSignIn({ answer: () => errorResponse(418, 'TEAPOT_ERROR') });
    await type('owner@kopi.test', 'x');
    expect((await screen.findByRole('alert')).textContent).toContain('(TEAPOT_ERROR)');
  });

  it('shows and hides the password', async () => {
    renderSignIn();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('keeps the language that is chosen on this device, and takes it along', async () => {
    const { onSignedIn } = renderSignIn();
    await userEvent.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }));
    expect(screen.getByRole('heading', { name: 'Masuk ke Beranda' })).toBeDefined();
    expect(document.documentElement.lang).toBe('id');
    expect(localStorage.getItem('beranda.language')).toBe('id');
    await userEvent.type(screen.getByLabelText('Alamat email'), 'owner@kopi.test');
    await userEvent.type(screen.getByLabelText('Kata sandi'), 'Beranda2026{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('id'));
  });

  // Rule sign-in.demo-hint.
  it('offers the users of a demo, and none elsewhere', async () => {
    const { sent } = renderSignIn({ boot: { ...BOOT, demo: true } });
    await userEvent.click(await screen.findByRole('button', { name: /owner@manila\.test/ }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ email: 'owner@manila.test', password: 'Beranda2026' }));
  });
});
