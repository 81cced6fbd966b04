// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { PinOnRequest } from './PinOnRequest.tsx';

setUpBrowser();
setUpOverlays();

function draw(at: string): void {
  mockFetch(() => ({ body: { is_pin_set: false } }));
  renderConsole(<PinOnRequest />, { at });
}

// Rule settings.pin-by-address.
describe('the setting of the PIN', () => {
  it('opens by its address; closing removes what opened it', async () => {
    draw('/settings/business-profile?pin=set');
    await screen.findByRole('dialog', {}, { timeout: 20_000 });
    const steps = history.length;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname + location.search).toBe('/settings/business-profile');
    // Going back does not open it again.
    expect(history.length).toBe(steps);
  });

  it.each(['/settings/business-profile', '/settings/team?pin=set'])('stays closed at %s', async (at) => {
    draw(at);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.body.textContent).toBe('');
  });
});
