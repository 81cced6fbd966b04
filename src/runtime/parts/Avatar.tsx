import styles from './Avatar.module.css';

/** Number of colours that the initials of businesses take turns in. */
const COLOURS = 4;

/** The first letters of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

/** The initials of a business; `index` is its place in the list, which gives it a colour. */
export function Avatar({ name, index = 0 }: { readonly name: string; readonly index?: number }) {
  return (
    <span className={styles.avatar} data-colour={index % COLOURS} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
