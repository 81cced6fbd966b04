import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedItem } from '#contract/generated/api.ts';
import { NAVIGATION_ICONS } from '../cells/navigationIcons.ts';
import { useDismiss } from '../console/useDismiss.ts';
import { usePrefetch } from '../console/usePrefetch.ts';
import { Icon } from '../parts/Icon.tsx';
import { holdsItem } from './activeItem.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './Sidebar.module.css';

interface SidebarItemProps {
  readonly item: ResolvedItem;
  /** The id of the item that the screen belongs to. */
  readonly active: string | undefined;
  /** 1, 2 or 3. */
  readonly level: number;
}

/** An item of the sidebar: a link, or a heading that expands and collapses its items. */
export function SidebarItem({ item, active, level }: SidebarItemProps) {
  const translate = useTranslate();
  const prefetch = usePrefetch();
  const { isGone, dismiss } = useDismiss();
  const label = translate(item.label);
  const words = (
    <>
      {item.icon && <Icon name={NAVIGATION_ICONS[item.icon]} />}
      <span className={styles.label}>{label}</span>
      {item.tag && !isGone(item.notify) && <span className={styles.tag}>{translate(`shell.tags.${item.tag}`)}</span>}
      {item.progress && <NavigationProgress api={item.progress} />}
    </>
  );
  if (item.items !== undefined && item.items.length > 0) {
    return (
      <SidebarHeading item={item} active={active} level={level}>
        {words}
      </SidebarHeading>
    );
  }
  const to = item.to ?? '/';
  return (
    <li>
      <Link
        className={styles.item}
        to={to}
        data-level={level}
        data-config={`items.${item.id}`}
        aria-current={item.id === active ? 'page' : undefined}
        onPointerEnter={() => prefetch(to)}
        onClick={() => item.notify !== undefined && dismiss(item.notify)}
      >
        {words}
      </Link>
    </li>
  );
}

function SidebarHeading({ item, active, level, children }: SidebarItemProps & { readonly children: React.ReactNode }) {
  const listId = useId();
  const holdsActive = holdsItem(item, active);
  // Until the user expands or collapses it, a heading is expanded while the current screen is below it.
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? holdsActive;
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-level={level}
        data-config={`items.${item.id}`}
        data-holds-active={holdsActive && !isOpen ? true : undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setChosen(!isOpen)}
      >
        {children}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <ul id={listId} hidden={!isOpen}>
        {item.items?.map((child) => (
          <SidebarItem key={child.id} item={child} active={active} level={level + 1} />
        ))}
      </ul>
    </li>
  );
}
