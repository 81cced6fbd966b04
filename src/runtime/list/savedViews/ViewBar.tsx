import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ResolvedList, SavedView, ViewState } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useChange } from '../../console/useChange.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import type { SavedViews } from './useSavedViews.ts';
import { useViewChanges } from './useViewChanges.ts';
import styles from './ViewBar.module.css';
import { ViewMenu } from './ViewMenu.tsx';
import { ViewNameDialog } from './ViewNameDialog.tsx';
import { ViewOptions } from './ViewOptions.tsx';
import { searchOf, searchOfView, viewStateOf, withoutView } from './viewSearch.ts';

interface ViewBarProps {
  /** Name of the resource. */
  readonly name: string;
  readonly list: ResolvedList;
  /** The fields of the visible columns, in order. */
  readonly columns: readonly string[];
  readonly views: SavedViews;
}

/** The open dialog. */
type ViewDialog = 'save' | 'rename' | 'delete';

/** The current view, the other views, and the operations on them. */
export function ViewBar({ name, list, columns, views }: ViewBarProps) {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { run } = useChange();
  const { save, change, remove } = useViewChanges(name);
  const mayShare = useConsole().console.views.share;
  const [opened, setOpened] = useState<ViewDialog>();
  const { current, isChanged } = views;
  const state: ViewState = { ...viewStateOf(search, list), columns: [...columns] };
  const maySave = current?.editable && !(current.shared && current.narrowed);
  const close = () => setOpened(undefined);

  async function saveNew(viewName: string, shared: boolean): Promise<void> {
    const saved = await save({ name: viewName, shared, state });
    toast(translate('views.saved'));
    void navigate({ search: searchOfView(saved, list) }, { replace: true });
  }

  async function saveChanges(view: SavedView): Promise<void> {
    const saved = await change(view, { state });
    toast(translate('views.saved'));
    void navigate({ search: searchOfView(saved, list) }, { replace: true });
  }

  async function deleteCurrent(view: SavedView): Promise<void> {
    await remove(view);
    toast(translate('views.deleted'));
    void navigate({ search: withoutView(search) }, { replace: true });
  }

  async function copyLink(): Promise<void> {
    // A private view is only visible to its owner.
    const shown = searchOf(state, list, current?.shared ? current.id : undefined);
    await navigator.clipboard.writeText(`${location.origin}${pathname}${shown}`).then(
      () => toast(translate('views.link_copied')),
      () => toast(translate('list.copy_failed'), 'critical'),
    );
  }

  function dialog(): ReactNode {
    if (opened === 'save') {
      const title = translate('views.save_new');
      return <ViewNameDialog title={title} name="" canShare={mayShare} onSubmit={saveNew} onClose={close} />;
    }
    if (current === undefined) return null;
    if (opened === 'delete') {
      return <DeleteViewDialog view={current} onDelete={() => deleteCurrent(current)} onClose={close} />;
    }
    const rename = async (viewName: string) => void (await change(current, { name: viewName }));
    return (
      opened === 'rename' && (
        <ViewNameDialog
          title={translate('views.rename')}
          name={current.name}
          canShare={false}
          onSubmit={rename}
          onClose={close}
        />
      )
    );
  }

  return (
    <div className={styles.bar}>
      <ViewMenu views={views} />
      {isChanged && <span className={styles.changed}>{translate('views.changed')}</span>}
      {isChanged && maySave && (
        <Button kind="plain" onClick={() => void run(() => saveChanges(current))}>
          {translate('views.save')}
        </Button>
      )}
      <ViewOptions
        views={views}
        mayShare={mayShare}
        onAsk={setOpened}
        onCopy={() => void copyLink()}
        onChange={(view, changes) => void run(async () => void (await change(view, changes)))}
      />
      {dialog()}
    </div>
  );
}
