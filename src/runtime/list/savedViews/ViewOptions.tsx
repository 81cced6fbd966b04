import { useTranslate } from 'react-admin';
import type { ChangeViewRequest, SavedView } from '#contract/generated/api.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { MenuChoice } from '../../parts/overlays/ChoiceMenu.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import type { SavedViews } from './useSavedViews.ts';

interface ViewOptionsProps {
  readonly views: SavedViews;
  readonly mayShare: boolean;
  readonly onAsk: (what: 'save' | 'rename' | 'delete') => void;
  readonly onCopy: () => void;
  readonly onChange: (view: SavedView, change: Pick<ChangeViewRequest, 'shared' | 'default'>) => void;
}

/** The operations on the current view, and on the current state of the list. */
export function ViewOptions({
  views: { current, isChanged, show },
  mayShare,
  onAsk,
  onCopy,
  onChange,
}: ViewOptionsProps) {
  const translate = useTranslate();
  function choice(id: string, key: string, onSelect: () => void): MenuChoice {
    return { id, label: translate(key), onSelect };
  }

  function ofView(view: SavedView): MenuChoice[] {
    const choices = [];
    if (isChanged) choices.push(choice('revert', 'views.revert', () => show(view)));
    const opens = view.default ? 'views.unmake_default' : 'views.make_default';
    choices.push(choice('default', opens, () => onChange(view, { default: !view.default })));
    if (!view.editable) return choices;
    choices.push(choice('rename', 'views.rename', () => onAsk('rename')));
    if (view.shared) choices.push(choice('unshare', 'views.unshare', () => onChange(view, { shared: false })));
    else if (mayShare) choices.push(choice('share', 'views.share', () => onChange(view, { shared: true })));
    choices.push(choice('delete', 'views.delete', () => onAsk('delete')));
    return choices;
  }

  const choices = [
    choice('save', 'views.save_new', () => onAsk('save')),
    choice('copy', 'views.copy_link', onCopy),
    ...(current === undefined ? [] : ofView(current)),
  ];
  return (
    <MenuButton kind="plain" shape="icon" label={translate('views.options')} choices={choices}>
      <Icon name="more" />
    </MenuButton>
  );
}
