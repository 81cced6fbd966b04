import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { NAVIGATION_ICONS } from '../../cells/navigationIcons.ts';
import { useDismiss } from '../../console/useDismiss.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { usePinned } from '../pinned/PinnedProvider.tsx';
import styles from './Sidebar.module.css';
import { SidebarLink } from './SidebarLink.tsx';

/** Moves the focus from a row that is about to go: to the next pin, else to what is below the group. */
function leaveRow(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const below = row?.closest('div')?.nextElementSibling?.querySelector<HTMLElement>('a, button');
  (next?.querySelector<HTMLElement>('[aria-pressed]') ?? below)?.focus();
}

/** The screens that the person has pinned, above the other groups of the sidebar. Rule navigation.pinned. */
export function PinnedGroup({ active }: { readonly active: string | undefined }) {
  const translate = useTranslate();
  const headingId = useId();
  const { dismiss } = useDismiss();
  const { items } = usePinned();
  if (items.length === 0) return null;
  return (
    <div className={styles.group}>
      <p id={headingId} className={styles.caption}>
        {translate('shell.pinned.title')}
      </p>
      <ul aria-labelledby={headingId}>
        {items.map(({ item, to, icon, above }) => (
          <SidebarLink
            key={to}
            item={item}
            to={to}
            level={1}
            above={above}
            isCurrent={item.id === active}
            onOpen={() => item.notify !== undefined && dismiss(item.notify)}
            onUnpin={leaveRow}
          >
            {icon && <Icon name={NAVIGATION_ICONS[icon]} />}
            <span className={styles.label}>
              {translate(item.label)}
              {above !== undefined && <small>{translate(above)}</small>}
            </span>
          </SidebarLink>
        ))}
      </ul>
    </div>
  );
}
