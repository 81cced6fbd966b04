import { type ReactNode, useId } from 'react';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './Sidebar.module.css';

interface SidebarFoldProps {
  readonly className: string | undefined;
  /** The level of an item; a group has none. */
  readonly level?: number;
  /** Where config declares it. */
  readonly config?: string;
  readonly isOpen: boolean;
  readonly holdsActive: boolean;
  /** What its button shows. */
  readonly words: ReactNode;
  readonly onToggle: () => void;
  /** What it folds. */
  readonly children: ReactNode;
}

/** A heading of the sidebar that opens and folds the list under it. Folded, it marks that the current item is in it. */
export function SidebarFold(props: SidebarFoldProps) {
  const { className, level, config, isOpen, holdsActive, words, onToggle, children } = props;
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={className}
        data-level={level}
        data-config={config}
        data-holds-active={holdsActive && !isOpen ? true : undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        {words}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <ul id={listId} hidden={!isOpen}>
        {children}
      </ul>
    </>
  );
}
