import { useTranslate } from 'react-admin';
import { Icon } from '../../parts/icons/Icon.tsx';
import { isApple } from '../../parts/keys/isApple.ts';
import { keyNames } from '../../parts/keys/keyNames.ts';
import { ariaKeys, SHORTCUTS } from '../../parts/keys/shortcuts.ts';
import styles from './PageSearch.module.css';
import { useOpenPageSearch } from './PageSearchProvider.tsx';

/** Opens the page search, and shows its keyboard shortcut. */
export function PageSearchButton() {
  const translate = useTranslate();
  const open = useOpenPageSearch();
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys('find')}
      onClick={open}
    >
      <Icon name="search" />
      <span className={styles.words}>{translate('shell.search.label')}</span>
      <span className={styles.key} aria-hidden="true">
        {keyNames(SHORTCUTS.find.keys[0]).join(isApple() ? '' : ' ')}
      </span>
    </button>
  );
}
