// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser, setUpOverlays } from '../../testing/setUpBrowser.ts';
import { ColumnMenu } from './ColumnMenu.tsx';

setUpBrowser();
setUpOverlays();

const { columns } = FIXTURE_PAYMENTS.list;

const choose = vi.fn();

/** A choice that differs from the default until it is reset. */
function Menu() {
  const [isUsual, setUsual] = useState(false);
  const shown = columns.slice(0, 3);
  return (
    <ColumnMenu columns={columns} choice={{ shown, isPending: false, isUsual, choose, reset: () => setUsual(true) }} />
  );
}

async function openPanel(): Promise<HTMLElement> {
  renderConsole(<Menu />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  return screen.findByRole('dialog');
}

function pressEscape(): void {
  // Fires at the focused element at once: nothing has time to restore the focus.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
}

describe('the columns of a list', () => {
  it('are dragged to another place, and Escape closes the panel', async () => {
    const panel = await openPanel();
    const [first] = within(panel).getAllByRole('listitem');
    const handle = first?.querySelector('span');
    if (!first || !handle) throw new Error('nothing to drag');
    within(first).getByRole('checkbox').focus();
    fireEvent.pointerDown(handle, { button: 0 });
    // Elements have no height in jsdom: every place is above this one.
    fireEvent.pointerMove(window, { clientY: 1 });
    fireEvent.pointerUp(window);
    expect(choose).toHaveBeenCalledWith(['reference', 'status', 'created']);
    pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are as usual again, and Escape closes the panel though the button is gone', async () => {
    const panel = await openPanel();
    await userEvent.click(within(panel).getByRole('button', { name: 'Reset columns' }));
    expect(within(panel).queryByRole('button', { name: 'Reset columns' })).toBeNull();
    pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
