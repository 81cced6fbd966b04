import type { Words } from '#runtime/index.ts';
import styles from './public.module.css';

interface ExpiredLinkProps {
  readonly words: Words;
  /** The address at which the user can get another link. */
  readonly href: string;
  /** The label of that address. */
  readonly label: string;
}

/** A mailed link that is no longer valid, and how to get another. */
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
