import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';
import own from './Docs.module.css';

/** The API documentation, for developers with or without a session. */
export function Docs({ words }: Pick<PublicScreenProps, 'words'>) {
  return (
    <>
      <h1 className={styles.title}>{words('access.docs.title')}</h1>
      <p>{words('access.docs.text')}</p>
      <ol className={own.steps}>
        <li>{words('access.docs.key')}</li>
        <li>
          {words('access.docs.ask')}
          <pre className={own.sample}>
            <code>{`curl -u ber_secret_development_…: \\\n  ${location.origin}/api/transactions`}</code>
          </pre>
        </li>
        <li>{words('access.docs.callbacks')}</li>
      </ol>
      <p className={styles.links}>
        <a href="/api/docs">{words('access.docs.reference')}</a>
        <a href="/api/callback_key">{words('access.docs.public_key')}</a>
        <a href="/settings/developers">{words('access.docs.developers')}</a>
      </p>
    </>
  );
}
