import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConfigDocs as Docs } from '#contract/generated/api.ts';
import { Button, ErrorMessage, SearchInput, Skeleton, useRead } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';
import { Contents } from './Contents.tsx';
import { countKinds, findKinds } from './findKinds.ts';
import { KindDoc } from './KindDoc.tsx';
import { StartHere } from './StartHere.tsx';

/** How long the documentation stays fresh, in milliseconds: it changes with the config. */
const FRESH_FOR = 60_000;

/** What the config is, and every kind of declaration in it, from its schema, each with a rendered example. */
export function ConfigDocs() {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<Docs>(['config-docs'], '/api/config-docs', FRESH_FOR);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const isLoaded = data !== undefined;
  useEffect(() => {
    // The element of the address is there only now.
    if (isLoaded && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isLoaded]);
  if (error) {
    return <ErrorMessage title={translate('config_docs.error')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton lines={12} height={20} />;
  const pages = findKinds(data.pages, search);
  const count = translate('config_docs.count', { count: countKinds(pages), total: countKinds(data.pages) });
  return (
    <div className={styles.docs}>
      <StartHere />
      <div className={styles.search}>
        <SearchInput label={translate('config_docs.search')} value={typed} onChange={setTyped} />
        <p role="status">{count}</p>
      </div>
      <Contents pages={pages} isOpen={search.trim() !== ''} />
      <div className={styles.pages}>
        {pages.length === 0 && (
          <div className={styles.nothing}>
            <p>{translate('config_docs.nothing_found')}</p>
            <Button onClick={() => setTyped('')}>{translate('list.clear_search')}</Button>
          </div>
        )}
        {pages.map((page) => (
          <section key={page.id}>
            <h2 className={styles.heading}>{page.title}</h2>
            <p lang="en" translate="no">
              {page.description}
            </p>
            {page.kinds.map((kind) => (
              <KindDoc key={kind.id} kind={kind} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
