import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ResolvedTab } from '#contract/generated/api.ts';
import { useChosenInSight } from '../../parts/browser/useChosenInSight.ts';
import { showFocused } from '../../parts/focus/showFocused.ts';
import styles from './DetailScreen.module.css';
import { tabSearch } from './useTab.ts';

interface DetailTabsProps {
  readonly tabs: readonly ResolvedTab[];
  readonly active: ResolvedTab | undefined;
}

/** The tabs as links: each has an address. A single tab is not shown. */
export function DetailTabs({ tabs, active }: DetailTabsProps) {
  const translate = useTranslate();
  const { state } = useLocation();
  const row = useChosenInSight(active?.id);
  if (tabs.length < 2) return null;
  return (
    <nav ref={row} className={styles.tabs} aria-label={translate('detail.tabs')} onFocus={showFocused}>
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          to={{ search: tabSearch(tabs, id) }}
          state={state}
          data-config={`tabs.${id}`}
          aria-current={id === active?.id ? 'page' : undefined}
        >
          {translate(label)}
        </Link>
      ))}
    </nav>
  );
}
