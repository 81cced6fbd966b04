// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { AfterAnswer } from './AfterAnswer.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <AfterAnswer>Content</AfterAnswer>}
    </>
  );
}

// Without act(), which would wait for what follows.
it('what a tap opens follows the picture that answers the tap', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Opener />);
  await expect.poll(() => container.querySelector('button')).not.toBeNull();
  container.querySelector('button')?.click();
  await Promise.resolve();
  expect(container.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
  expect(container.textContent).toBe('Open');
  await expect.poll(() => container.textContent).toBe('OpenContent');
  root.unmount();
});
