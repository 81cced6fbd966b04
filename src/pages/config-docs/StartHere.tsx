import { useTranslate } from 'react-admin';
import styles from './ConfigDocs.module.css';

/** The files to read first, each with the kind that it is. */
const FIRST = [
  { file: 'config/resources/customers.yaml', kind: 'file-resource', text: 'config_docs.first_resource' },
  { file: 'config/forms/customer.yaml', kind: 'file-form', text: 'config_docs.first_form' },
  { file: 'config/navigation.yaml', kind: 'file-navigation', text: 'config_docs.first_navigation' },
] as const;

/** What the config is, and which files to read first. */
export function StartHere() {
  const translate = useTranslate();
  return (
    <section className={styles.start}>
      <p>{translate('config_docs.about')}</p>
      <h2>{translate('config_docs.first')}</h2>
      <ol>
        {FIRST.map(({ file, kind, text }) => (
          <li key={file}>
            <a href={`#${kind}`}>
              <code translate="no">{file}</code>
            </a>
            <span>{translate(text)}</span>
          </li>
        ))}
      </ol>
      <p>{translate('config_docs.then')}</p>
    </section>
  );
}
