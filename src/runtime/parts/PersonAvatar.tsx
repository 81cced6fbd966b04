import styles from './Avatar.module.css';
import { initials } from './Avatar.tsx';

/** Number of colours that the initials of people take turns in. */
const COLOURS = 5;

/** A number that stays with an id, so that a person keeps their colour however a list is sorted. */
function turnOf(id: string): number {
  let turn = 0;
  for (const letter of id) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return turn % COLOURS;
}

/** The initials of a person, in a colour that is theirs. */
export function PersonAvatar({ name, id }: { readonly name: string; readonly id: string }) {
  return (
    <span className={styles.avatar} data-colour={turnOf(id)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
