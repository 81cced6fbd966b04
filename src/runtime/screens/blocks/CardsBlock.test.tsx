// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ResolvedCardsBlock } from '#contract/generated/api.ts';
import { errorResponse, mockFetch, type TestResponse } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { CardsBlock } from './CardsBlock.tsx';

setUpBrowser();

function words(card: string) {
  const title = `home.offers.${card}`;
  return { title, text: `${title}.text`, action: `${title}.action` };
}

const BLOCK: ResolvedCardsBlock = {
  type: 'cards',
  id: 'offers',
  label: 'home.balance',
  cards: [
    { id: 'perks', ...words('perks'), href: 'https://perks.example/', notify: 'card.home.offers.perks' },
    { id: 'inside', ...words('ewallets'), to: '/payments' },
    { id: 'indonesian', ...words('capital'), to: '/payments', languages: ['id'] },
  ],
};

function draw(answer: () => TestResponse | Promise<TestResponse>) {
  const sent = mockFetch(answer);
  renderConsole(<CardsBlock block={BLOCK} />, { at: '/home' });
  return sent;
}

describe('a block of cards', () => {
  it('shows those of the language; one that leads outside opens a new tab without a way back', () => {
    draw(() => ({ body: {} }));
    const titles = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(titles).toEqual(['Partner perks', 'Accept e-wallets']);
    const outside = screen.getByRole('link', { name: /new tab/ });
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('hides a card before the server has answered', async () => {
    const sent = draw(() => new Promise<TestResponse>(() => undefined));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(sent[0]?.url.pathname).toBe('/api/users/update_notification'));
    expect(screen.queryByText('Partner perks')).toBeNull();
  });

  it('brings it back when the server refuses', async () => {
    draw(() => errorResponse(500, 'SERVER_ERROR'));
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Partner perks')).toBeDefined();
  });
});
