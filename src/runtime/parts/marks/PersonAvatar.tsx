import styles from './Avatar.module.css';
import { initials } from './Avatar.tsx';

/** Number of colours for the initials of people. Rule navigation.avatars. */
const COLOURS = 5;

/** Returns a stable number for an id, so that a person keeps their colour in every sort order. */
function turnOf(id: string): number {
  let turn = 0;
  for (const letter of id) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return turn % COLOURS;
}

/** The initials of a person, in that person's colour. */
export function PersonAvatar({ name, id }: { readonly name: string; readonly id: string }) {
  return (
    <span className={styles.avatar} data-colour={turnOf(id)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
