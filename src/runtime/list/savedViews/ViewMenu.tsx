import { useTranslate } from 'react-admin';
import type { SavedView } from '#contract/generated/api.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { MenuChoice } from '../../parts/overlays/ChoiceMenu.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import type { SavedViews } from './useSavedViews.ts';
import styles from './ViewBar.module.css';

/** Returns the locale key of a view's mark. */
function markOf({ shared, default: opens }: SavedView): string | undefined {
  if (shared) return opens ? 'views.is_shared_default' : 'views.is_shared';
  return opens ? 'views.is_default' : undefined;
}

/** The current view, and the others to choose from. */
export function ViewMenu({ views: { views, current, load, show } }: { readonly views: SavedViews }) {
  const translate = useTranslate();
  const choices: MenuChoice[] = views.map((view) => {
    const mark = markOf(view);
    return {
      id: view.id,
      label: view.name,
      help: mark && translate(mark),
      selected: view.id === current?.id,
      onSelect: () => show(view),
    };
  });
  const usual: MenuChoice = {
    id: 'usual',
    label: translate('views.all'),
    selected: current === undefined,
    onSelect: () => show(undefined),
  };
  const label = current ? translate('views.chosen', { name: current.name }) : translate('views.title');
  return (
    <MenuButton label={label} choices={[usual, ...choices]} onOpen={load}>
      <Icon name="bookmark" />
      <span className={styles.name}>{current?.name ?? translate('views.title')}</span>
      <Icon name="chevron-down" size={16} />
    </MenuButton>
  );
}
