import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedQuickActionsBlock } from '#contract/generated/api.ts';
import { NAVIGATION_ICONS } from '../../cells/navigationIcons.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './cards.module.css';

/** Links to frequent tasks. */
export function QuickActionsBlock({ block }: BlockProps<ResolvedQuickActionsBlock>) {
  const translate = useTranslate();
  return (
    <nav className={styles.quick} data-print="never" aria-label={translate(block.label)}>
      {block.actions.map(({ id, label, icon, to }) => (
        <Link key={id} to={to}>
          <Icon name={NAVIGATION_ICONS[icon]} />
          {translate(label)}
        </Link>
      ))}
    </nav>
  );
}
