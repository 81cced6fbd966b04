import { useTranslate } from 'react-admin';
import type { ResolvedItem } from '#contract/generated/api.ts';
import { NAVIGATION_ICONS } from '../../cells/navigationIcons.ts';
import { useDismiss } from '../../console/useDismiss.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { holdsItem } from './activeItem.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './Sidebar.module.css';
import { SidebarFold } from './SidebarFold.tsx';
import type { SidebarFolding } from './SidebarFoldsProvider.tsx';
import { SidebarLink } from './SidebarLink.tsx';

interface SidebarItemProps {
  readonly item: ResolvedItem;
  /** The id of the item that the screen belongs to. */
  readonly active: string | undefined;
  /** 1, 2 or 3. */
  readonly level: number;
  /** Locale key of the label of the item above it. */
  readonly above?: string;
  readonly folding: SidebarFolding;
}

/** An item of the sidebar: a link, or a heading that opens and folds its items. */
export function SidebarItem({ item, active, level, above, folding }: SidebarItemProps) {
  const translate = useTranslate();
  const { isGone, dismiss } = useDismiss();
  const words = (
    <>
      {item.icon && <Icon name={NAVIGATION_ICONS[item.icon]} />}
      <span className={styles.label}>{translate(item.label)}</span>
      {item.tag && !isGone(item.notify) && <span className={styles.tag}>{translate(`shell.tags.${item.tag}`)}</span>}
      {item.progress && <NavigationProgress api={item.progress} />}
    </>
  );
  if (item.items !== undefined && item.items.length > 0) {
    return (
      <li>
        <SidebarFold
          className={styles.item}
          level={level}
          config={`items.${item.id}`}
          isOpen={folding.isOpen(item.id)}
          holdsActive={holdsItem(item, active)}
          words={words}
          onToggle={() => folding.toggle(item.id)}
        >
          {item.items.map((child) => (
            <SidebarItem
              key={child.id}
              item={child}
              active={active}
              level={level + 1}
              above={item.label}
              folding={folding}
            />
          ))}
        </SidebarFold>
      </li>
    );
  }
  return (
    <SidebarLink
      item={item}
      to={item.to ?? '/'}
      level={level}
      above={above}
      isCurrent={item.id === active}
      onOpen={() => item.notify !== undefined && dismiss(item.notify)}
    >
      {words}
    </SidebarLink>
  );
}
