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

function renderRegister(answer: () => TestResponse, step = '1') {
  const sent = mockFetch(answer);
  const onNotFound = vi.fn();
  const go = vi.fn();
  render(
    <Register
      boot={BOOT}
      words={publicWords(BOOT, 'en')}
      language="en"
      params={{ step }}
      go={go}
      onNotFound={onNotFound}
      onSignedIn={async () => undefined}
    />,
  );
  return { sent, onNotFound, go };
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

  it('shows the screen of unknown addresses where registration is closed, and for a step that does not exist', async () => {
    const closed = renderRegister(() => errorResponse(404, 'DATA_NOT_FOUND_ERROR'));
    await waitFor(() => expect(closed.onNotFound).toHaveBeenCalled());
    const beyond = renderRegister(() => ({ body: FORM }), '7');
    await waitFor(() => expect(beyond.onNotFound).toHaveBeenCalled());
  });
});
