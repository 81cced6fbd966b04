import { useTranslate } from 'react-admin';
import type { DocumentedPage } from '#contract/generated/api.ts';
import styles from './ConfigDocs.module.css';

interface ContentsProps {
  readonly pages: readonly DocumentedPage[];
  /** Whether the kinds of every page are shown at once. */
  readonly isOpen: boolean;
}

/** The index of all kinds, by the file that declares them. */
export function Contents({ pages, isOpen }: ContentsProps) {
  const translate = useTranslate();
  return (
    <nav className={styles.contents} aria-label={translate('config_docs.contents')}>
      {pages.map((page) => (
        <details key={`${page.id} ${isOpen}`} open={isOpen}>
          <summary>
            {page.title} <small>{page.kinds.length}</small>
          </summary>
          <ul>
            {page.kinds.map((kind) => (
              <li key={kind.id}>
                <a href={`#${kind.id}`}>{kind.name}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
