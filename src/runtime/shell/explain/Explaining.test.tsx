// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Console, Explanation } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { mockFetch } from '../../testing/mockFetch.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Explaining } from './Explaining.tsx';
import { ExplainSwitch } from './ExplainSwitch.tsx';

const STAFF: Console = { ...FIXTURE_CONSOLE, user: { ...FIXTURE_CONSOLE.user, internal: true } };

const EXPLANATION: Explanation = {
  things: { 'resources.payments.list.columns.fee': 'config/resources/payments.yaml:16:7' },
  closed: [{ path: 'resources.refunds', place: 'config/resources/refunds.yaml:6:10', reason: 'country PH (has ID)' }],
};

function draw(console: Console) {
  return renderConsole(
    <>
      <ExplainSwitch className={undefined} onChange={() => undefined} />
      <main data-screen="payments">
        <button type="button" data-config="columns.fee">
          Fee
        </button>
        <a href="/payments/1">Open</a>
      </main>
      <Explaining />
    </>,
    { console },
  );
}

/** Moves the pointer to an element, and to the elements below it there; jsdom has no layout. */
function pointAt(role: string, name: string, ...below: readonly Element[]): void {
  const upper = screen.getByRole(role, { name });
  Object.assign(document, { elementsFromPoint: () => [upper, ...below] });
  fireEvent.pointerMove(upper);
}

describe('explain mode', () => {
  setUpBrowser();
  beforeEach(() => sessionStorage.clear());

  it('shows the line of what is pointed at or has the focus, and what is closed', async () => {
    const sent = mockFetch(() => ({ body: EXPLANATION }));
    draw(STAFF);
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show config source' }));
    expect(await screen.findByText('1 not available to this person')).toBeTruthy();
    expect(screen.getByText('config/resources/refunds.yaml:6:10')).toBeTruthy();
    pointAt('button', 'Fee');
    expect(await screen.findByText('config/resources/payments.yaml:16:7')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.queryByText('config/resources/payments.yaml:16:7')).toBeNull();
    expect(sent.map(({ url }) => url.pathname)).toEqual(['/api/console/explain']);
  });

  it('sees what lies below a link', async () => {
    mockFetch(() => ({ body: EXPLANATION }));
    draw(STAFF);
    await userEvent.click(screen.getByRole('button', { name: 'Show config source' }));
    await screen.findByText('1 not available to this person');
    pointAt('link', 'Open');
    expect(screen.queryByText('config/resources/payments.yaml:16:7')).toBeNull();
    pointAt('link', 'Open', screen.getByRole('button', { name: 'Fee' }));
    expect(await screen.findByText('config/resources/payments.yaml:16:7')).toBeTruthy();
  });

  it('is not for anybody else, also where it was chosen before', () => {
    const sent = mockFetch(() => ({ body: EXPLANATION }));
    sessionStorage.setItem('beranda.explain', 'on');
    draw(FIXTURE_CONSOLE);
    expect(screen.queryByRole('button', { name: 'Show config source' })).toBeNull();
    expect(sent).toHaveLength(0);
  });
});
