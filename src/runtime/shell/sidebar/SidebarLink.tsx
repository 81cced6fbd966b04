import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedItem } from '#contract/generated/api.ts';
import { usePrefetch } from '../../console/usePrefetch.ts';
import { PinButton } from '../pinned/PinButton.tsx';
import styles from './Sidebar.module.css';

interface SidebarLinkProps {
  readonly item: ResolvedItem;
  readonly to: string;
  /** 1, 2 or 3. */
  readonly level: number;
  /** Locale key of the label of the item above it. */
  readonly above: string | undefined;
  readonly isCurrent: boolean;
  /** What the link shows. */
  readonly children: ReactNode;
  readonly onOpen?: () => void;
  /** Called before its screen is unpinned. */
  readonly onUnpin?: (button: HTMLElement) => void;
}

/** A row of the sidebar: the link to a screen, and the button that pins it. */
export function SidebarLink(props: SidebarLinkProps) {
  const { item, to, level, above, isCurrent, children, onOpen, onUnpin } = props;
  const translate = useTranslate();
  const prefetch = usePrefetch();
  const label = translate(item.label);
  // Below different headings are items of the same name.
  const name = above === undefined ? label : `${label} (${translate(above)})`;
  return (
    <li className={styles.row}>
      <Link
        className={styles.item}
        to={to}
        data-level={level}
        data-config={`items.${item.id}`}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={() => prefetch(to)}
        onClick={onOpen}
      >
        {children}
      </Link>
      <PinButton to={to} name={name} {...(onUnpin && { onUnpin })} />
    </li>
  );
}
