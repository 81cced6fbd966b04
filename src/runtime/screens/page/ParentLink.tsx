import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './PageScreen.module.css';

/** The link back to the parent page, by route: from /settings/team to /settings. */
export function ParentLink({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const { pages } = useConsole().console;
  const above = Object.values(pages)
    .filter((page) => typeof page?.path === 'string' && path.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  if (above === undefined) return null;
  return (
    <Link className={styles.parent} data-print="never" to={above.path}>
      <Icon name="arrow-left" size={16} />
      {translate('detail.back', { label: translate(above.label) })}
    </Link>
  );
}
