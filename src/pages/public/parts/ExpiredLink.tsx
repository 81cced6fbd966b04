import type { Words } from '#runtime/index.ts';
import styles from './public.module.css';

interface ExpiredLinkProps {
  readonly words: Words;
  /** Where one can get another. */
  readonly href: string;
  /** What that is called. */
  readonly label: string;
}

/** A link that was mailed and opens nothing any more, and how to get another. */
export function ExpiredLink({ words, href, label }: ExpiredLinkProps) {
  return (
    <>
      <h1 className={styles.title}>{words('access.link_gone.title')}</h1>
      <p role="alert">{words('errors.LINK_NOT_VALID_ERROR')}</p>
      <p className={styles.links}>
        <a href={href}>{label}</a>
        <a href="/login">{words('access.to_sign_in')}</a>
      </p>
    </>
  );
}
