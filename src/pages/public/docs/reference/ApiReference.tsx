import { useEffect, useState } from 'react';
import { send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../../PublicScreen.ts';
import { LoadStatus } from '../../parts/LoadStatus.tsx';
import styles from '../../parts/public.module.css';
import { useSubmission } from '../../parts/useSubmission.ts';
import own from './ApiReference.module.css';
import { OperationView } from './OperationView.tsx';
import { type ApiDocument, readDocument } from './readDocument.ts';

const DOCUMENT = '/api/v1/openapi.json';

function anchorOf(title: string): string {
  return `section-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}

/** Shows the part that the address names, such as `/docs/reference#create-payment-links`, once it is there. */
function useNamedPart(isRead: boolean): void {
  useEffect(() => {
    if (!isRead) return;
    function show(): void {
      const part = document.getElementById(location.hash.slice(1));
      if (part instanceof HTMLDetailsElement) part.open = true;
      part?.scrollIntoView();
    }
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [isRead]);
}

/**
 * Every operation of the public API, to read: its parameters, what it takes and what it answers, from the OpenAPI document.
 * Rule api-keys.reference.
 */
export function ApiReference({ words }: Pick<PublicScreenProps, 'words'>) {
  const [api, setApi] = useState<ApiDocument>();
  const loading = useSubmission(words);
  useNamedPart(api !== undefined);
  const load = () => void loading.run(async () => setApi((await send(DOCUMENT, undefined, {})).body as ApiDocument));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is read once.
  useEffect(load, []);

  const title = words('access.docs_reference.title');
  if (api === undefined) return <LoadStatus words={words} title={title} loading={loading} onRetry={load} />;
  const sections = readDocument(api);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {api.info.description.split('\n').map((text) => (
        <p key={text} lang="en">
          {text}
        </p>
      ))}
      <p className={styles.links}>
        <a href="/docs">{words('access.docs.title')}</a>
        <a href={DOCUMENT}>{words('access.docs.reference')}</a>
      </p>
      <nav aria-label={words('access.docs_reference.contents')}>
        <ul className={own.contents}>
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section.title)}`} lang="en">
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section.title} className={own.section} aria-labelledby={anchorOf(section.title)}>
          <h2 id={anchorOf(section.title)} lang="en">
            {section.title}
          </h2>
          {section.operations.map((operation) => (
            <OperationView key={operation.id} words={words} operation={operation} />
          ))}
        </section>
      ))}
    </>
  );
}
