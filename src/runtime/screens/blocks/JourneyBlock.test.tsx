// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JourneyAnswer, ResolvedJourneyBlock } from '#contract/generated/api.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { JourneyBlock } from './JourneyBlock.tsx';

setUpBrowser();

const BLOCK: ResolvedJourneyBlock = {
  type: 'journey',
  id: 'activation',
  label: 'home.balance',
  journey: {
    id: 'activation',
    label: 'journeys.activation.title',
    text: 'journeys.activation.text',
    action: 'journeys.activation.continue',
    api: '/api/journeys/activation',
    steps: [
      { id: 'try', label: 'journeys.activation.try', text: 'journeys.activation.try_text', to: '/payments' },
      { id: 'documents', label: 'journeys.activation.documents', text: 'journeys.activation.documents_text' },
      { id: 'live', label: 'journeys.activation.live', text: 'journeys.activation.live_text' },
    ],
  },
};

/** What the server answers about steps of which the business does all itself. */
function answerOf(steps: JourneyAnswer['steps']): JourneyAnswer {
  const states = Object.values(steps);
  return { steps, total: states.length, left: states.filter((state) => state !== 'DONE').length };
}

function draw(steps: JourneyAnswer['steps']): void {
  mockFetch(() => ({ body: answerOf(steps) }));
  renderConsole(<JourneyBlock block={BLOCK} />, { at: '/home' });
}

// Rule home.progress-per-section.
describe('a journey', () => {
  it('shows each step with its state, and leads to the first that is not done', async () => {
    draw({ try: 'TODO', documents: 'UNKNOWN', live: 'DONE' });
    const steps = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['TODO', 'UNKNOWN', 'DONE']);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
    const next = screen.getByRole('link', { name: 'Continue activation' });
    expect(next.getAttribute('href')).toBe('/payments');
  });

  it('counts what is left for the business, and takes a step that the server does not know for unknown', async () => {
    draw({ try: 'DONE', documents: 'DONE' } as JourneyAnswer['steps']);
    const progress = await screen.findByRole('progressbar');
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['2', '2']);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['DONE', 'DONE', 'UNKNOWN']);
    expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, true, false]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no list and no progress before it has loaded', async () => {
    mockFetch(() => new Promise(() => undefined));
    renderConsole(<JourneyBlock block={BLOCK} />, { at: '/home' });
    await screen.findByText('Activate your account');
    expect([screen.queryByRole('progressbar'), screen.queryByRole('list'), screen.queryByRole('link')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('leads to its next step by the label of that step, where it has none of its own', async () => {
    mockFetch(() => ({ body: answerOf({ try: 'TODO', documents: 'TODO', live: 'TODO' }) }));
    const { action: _, ...journey } = BLOCK.journey;
    renderConsole(<JourneyBlock block={{ ...BLOCK, journey }} />, { at: '/home' });
    const next = await screen.findByRole('link');
    expect(next.textContent).toBe(screen.getAllByRole('listitem')[0]?.querySelector('p')?.firstChild?.textContent);
  });

  it('leads nowhere where the next step has no screen for the person', async () => {
    draw({ try: 'DONE', documents: 'TODO', live: 'TODO' });
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
