import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';

/** The screen of unknown addresses. Rule navigation.not-found. */
export function NotFound({ words }: Pick<PublicScreenProps, 'words'>) {
  return (
    <>
      <h1 className={styles.title}>{words('access.not_found.heading')}</h1>
      <p>{words('access.not_found.text')}</p>
      <p className={styles.links}>
        <a href="/">{words('access.not_found.home')}</a>
      </p>
    </>
  );
}
