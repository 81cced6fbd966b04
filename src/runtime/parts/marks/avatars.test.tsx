// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, initials } from './Avatar.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';

afterEach(cleanup);

function coloursOf(container: Element): (string | undefined)[] {
  return [...container.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset }) => dataset.colour);
}

// Rule navigation.avatars.
describe('an avatar', () => {
  it('has the first letters of the first and last word', () => {
    expect(['kopi', ' Kopi  Senja Abadi ', '🌸 bunga', ''].map(initials)).toEqual(['K', 'KA', '🌸B', '']);
  });

  it('of a business has one of four colours, by its place in the list', () => {
    const { container } = render(
      <>
        <Avatar name="Kopi" />
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Avatar key={index} name="Kopi" index={index} />
        ))}
      </>,
    );
    expect(coloursOf(container)).toEqual(['0', '0', '1', '2', '3', '0', '1']);
  });

  it('of a person has one of five colours, which stays with the person', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `user-${index}`);
    const colours = ids.map((id) => coloursOf(render(<PersonAvatar name="Ani" id={id} />).container)[0]);
    expect([...new Set(colours)].sort()).toEqual(['0', '1', '2', '3', '4']);
    const renamed = ids.map((id) => coloursOf(render(<PersonAvatar name="Budi" id={id} />).container)[0]);
    expect(renamed).toEqual(colours);
  });
});
