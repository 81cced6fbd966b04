import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';

/** Shown after a sign-in link that did not work. */
export function ErrorScreen({ words }: PublicScreenProps) {
  return (
    <>
      <h1 className={styles.title}>{words('access.error.heading')}</h1>
      <p>{words('access.error.text')}</p>
      <p className={styles.links}>
        <a href="/login">{words('access.to_sign_in')}</a>
      </p>
    </>
  );
}
