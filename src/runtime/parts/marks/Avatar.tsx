import styles from './Avatar.module.css';

/** Number of colours for the initials of businesses. Rule navigation.avatars. */
const COLOURS = 4;

/** Returns the first letters of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

/** The initials of a business; `index` is its place in the list, which determines the colour. */
export function Avatar({ name, index = 0 }: { readonly name: string; readonly index?: number }) {
  return (
    <span className={styles.avatar} data-colour={index % COLOURS} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
