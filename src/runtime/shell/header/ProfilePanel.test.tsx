// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BusinessChoice } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { errorResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays, TEST_SESSION } from '../../testing/setUpBrowser.ts';
import { ProfilePanel } from './ProfilePanel.tsx';

setUpBrowser();
setUpOverlays();

const NAMES = ['Kopi Nusantara', 'Zamrud', 'anggrek Biru', 'Batik Jaya', 'Cahaya', 'Delima', 'Emas', 'Fajar Timur'];

function businesses(count: number): BusinessChoice[] {
  return NAMES.slice(0, count).map(
    (business_name, index) => ({ business_id: `biz_${index}`, business_name, current: index === 0 }) as BusinessChoice,
  );
}

/** Draws the panel of a person in `count` businesses. */
function draw(count: number, answer: () => TestResponse = () => ({ body: TEST_SESSION })) {
  const sent = mockFetch(({ method }) => (method === 'POST' ? answer() : { body: businesses(count) }));
  const business = { ...FIXTURE_CONSOLE.business, business_count: count };
  renderConsole(<ProfilePanel onClose={() => undefined} />, { console: { ...FIXTURE_CONSOLE, business } });
  return sent;
}

async function rows(): Promise<readonly HTMLElement[]> {
  return within(await screen.findByRole('list')).findAllByRole('button');
}

describe('the profile', () => {
  // Rule navigation.profile-badge.
  it.each([
    [2, '2'],
    [9, '9'],
    [10, '9+'],
  ])('says how many businesses there are: %i', (count, badge) => {
    draw(count);
    expect(screen.getByText('Switch business').textContent).toBe(`Switch business${badge}`);
  });

  it('names no other businesses to a person of one', () => {
    const sent = draw(1);
    expect(screen.queryByText('Switch business')).toBeNull();
    expect(sent).toEqual([]);
  });

  // Rule modes.business-search, navigation.avatars.
  it('lists the other businesses by name, with their initials and colours', async () => {
    draw(7);
    const shown = await rows();
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'ABanggrek Biru',
      'BJBatik Jaya',
      'CCahaya',
      'DDelima',
      'EEmas',
      'ZZamrud',
    ]);
    expect(shown.map((row) => row.querySelector<HTMLElement>('[data-colour]')?.dataset.colour)).toEqual([
      ...['0', '1', '2', '3'],
      ...['0', '1'],
    ]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  // Rule modes.business-search, navigation.profile-badge.
  it('searches them from eight on', async () => {
    draw(8);
    await userEvent.type(await screen.findByRole('searchbox'), ' BIRU ');
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['ABanggrek Biru']);
  });

  it('switches to another business and says so', async () => {
    const session = { ...TEST_SESSION, access_token: 'access-2' };
    const sent = draw(2, () => ({ body: session }));
    await userEvent.click((await rows())[0] as HTMLElement);
    expect((await screen.findByRole('status')).textContent).toContain('Switched to Zamrud');
    expect(sent.at(-1)?.body).toEqual({ business_id: 'biz_1' });
    expect(localStorage.getItem('beranda.session')).toContain('access-2');
  });

  // Rule modes.failed-business-switch.
  it('changes nothing when a switch fails, and says so in a toast', async () => {
    draw(2, () => errorResponse(403, 'USER_BUSINESS_NOT_ALLOWED'));
    const before = localStorage.getItem('beranda.session');
    await userEvent.click((await rows())[0] as HTMLElement);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(localStorage.getItem('beranda.session')).toBe(before);
    expect([location.pathname, screen.getByText('Kopi Nusantara')]).toEqual(['/', expect.anything()]);
    await waitFor(async () => expect((await rows())[0]?.hasAttribute('disabled')).toBe(false));
  });
});
