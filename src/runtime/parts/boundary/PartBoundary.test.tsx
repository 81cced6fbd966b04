// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { PartBoundary } from './PartBoundary.tsx';

setUpBrowser();

// Rule details.broken-part.
it('a part that cannot be drawn says so in its place, and its button draws it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('It is broken.');
    return <p>Drawn</p>;
  }
  renderConsole(
    <>
      <PartBoundary part="notices">
        <Part />
      </PartBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('Couldn’t display this section.')).toBeDefined();
  expect(screen.getByText('The rest')).toBeDefined();
  expect(screen.queryByText(/It is broken/)).toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Drawn')).toBeDefined();
  expect(screen.queryByText('Couldn’t display this section.')).toBeNull();
});
