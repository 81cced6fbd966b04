import { useTranslate } from 'react-admin';
import type { ConfigDocs as Docs } from '#contract/generated/api.ts';
import { ErrorMessage, Skeleton, useRead } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';
import { KindDoc } from './KindDoc.tsx';

/** How long the documentation stays fresh, in milliseconds: it changes with the config. */
const FRESH_FOR = 60_000;

/** Every kind of declaration in the config, from its schema, each with a rendered example. */
export function ConfigDocs() {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<Docs>(['config-docs'], '/api/config-docs', FRESH_FOR);
  if (error) {
    return <ErrorMessage title={translate('config_docs.error')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton lines={12} height={20} />;
  return (
    <div className={styles.docs}>
      <nav className={styles.contents} aria-label={translate('config_docs.contents')}>
        {data.pages.map((page) => (
          <div key={page.id}>
            <h2>{page.title}</h2>
            <ul>
              {page.kinds.map((kind) => (
                <li key={kind.id}>
                  <a href={`#${kind.id}`}>{kind.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.pages}>
        {data.pages.map((page) => (
          <section key={page.id}>
            <h2 className={styles.heading}>{page.title}</h2>
            <p>{page.description}</p>
            {page.kinds.map((kind) => (
              <KindDoc key={kind.id} kind={kind} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
