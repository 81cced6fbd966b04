import { useTranslate } from 'react-admin';
import type { DocumentedKind } from '#contract/generated/api.ts';
import { CopyButton } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';
import { LiveExample } from './LiveExample.tsx';

/** One kind: its description, its properties, an example in YAML, and its rendering. What the schemas say is in English. */
export function KindDoc({ kind }: { readonly kind: DocumentedKind }) {
  const translate = useTranslate();
  return (
    <article id={kind.id} className={styles.kind}>
      <h3>{kind.name}</h3>
      <p lang="en" translate="no">
        {kind.description}
      </p>
      {kind.properties.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of fields it is not, and a section would be a landmark.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={kind.name}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('config_docs.key')}</th>
                <th scope="col">{translate('config_docs.value')}</th>
                <th scope="col">{translate('config_docs.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {kind.properties.map(({ name, type, required, description }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {required && <small>{translate('config_docs.required')}</small>}
                  </th>
                  <td translate="no">
                    <code>{type}</code>
                  </td>
                  <td lang="en" translate="no">
                    {description}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {kind.example !== undefined && (
        <>
          <div className={styles.source}>
            <code>{kind.example.source}</code>
            <CopyButton value={kind.example.yaml} label={kind.name} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
          <pre className={styles.yaml} tabIndex={0} translate="no">
            {kind.example.yaml}
          </pre>
        </>
      )}
      {kind.live !== undefined && <LiveExample live={kind.live} />}
    </article>
  );
}
