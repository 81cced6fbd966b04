import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { NavigationGroup } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { moveFocus } from '../../parts/focus/moveFocus.ts';
import { stepOf } from '../../parts/keys/shortcuts.ts';
import { activeItem } from './activeItem.ts';
import { foldPlace } from './foldState.ts';
import { PinnedGroup } from './PinnedGroup.tsx';
import styles from './Sidebar.module.css';
import { SidebarFold } from './SidebarFold.tsx';
import { useSidebarFolding } from './SidebarFoldsProvider.tsx';
import { SidebarItem } from './SidebarItem.tsx';
import { useCurrentInView } from './useCurrentInView.ts';

/** A heading that repeats its only item is left out. */
function headingOf({ label, items }: NavigationGroup): string | undefined {
  return items.length === 1 && items[0]?.label === label ? undefined : label;
}

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf(event, 'menu');
  // From the pin of a row as from its link; the pins of other rows are passed over.
  const link = document.activeElement?.matches('[aria-pressed]') ? document.activeElement.previousElementSibling : null;
  if (step !== undefined && link instanceof HTMLElement) link.focus();
  if (step !== undefined && moveFocus(event.currentTarget, 'a, button:not([aria-pressed])', step))
    event.preventDefault();
}

/** The navigation of the console: groups of items in up to three levels, which fold. The arrow keys move up and down in it. */
export function Sidebar() {
  const translate = useTranslate();
  const { console } = useConsole();
  const { pathname } = useLocation();
  const active = activeItem(console.navigation, Object.values(console.resources), pathname);
  const place = foldPlace(console.navigation, active);
  const folding = useSidebarFolding(place);
  const sidebar = useRef<HTMLElement>(null);
  useCurrentInView(sidebar, active);
  return (
    <nav ref={sidebar} className={styles.sidebar} aria-label={translate('shell.menu.label')} onKeyDown={handleKey}>
      <PartBoundary part="navigation.pinned" shape="text">
        <PinnedGroup active={active} />
      </PartBoundary>
      {console.navigation.map((group) => {
        const heading = headingOf(group);
        const items = group.items.map((item) => (
          <PartBoundary key={item.id} part={`navigation.${item.id}`} shape="text">
            <SidebarItem item={item} active={active} level={1} folding={folding} />
          </PartBoundary>
        ));
        return (
          <div key={group.id} className={styles.group}>
            {heading === undefined ? (
              <ul>{items}</ul>
            ) : (
              <SidebarFold
                className={styles.heading}
                isOpen={folding.isOpen(group.id)}
                holdsActive={place.around.includes(group.id)}
                words={<span className={styles.label}>{translate(heading)}</span>}
                onToggle={() => folding.toggle(group.id)}
              >
                {items}
              </SidebarFold>
            )}
          </div>
        );
      })}
    </nav>
  );
}
