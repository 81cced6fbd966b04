import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListPreferences, ResolvedList, SavedView } from '#contract/generated/api.ts';
import { listPreferencesAddress, listPreferencesKey } from '#contract/listState/listPreferencesAddress.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import {
  isLinkNarrowed,
  isSameState,
  isViewAlone,
  NO_VIEW,
  searchOfView,
  viewParam,
  viewStateOf,
  withoutView,
} from './viewSearch.ts';
import { viewsAddress, viewsKey } from './viewsAddress.ts';

/** The views of a list, and the one that its address names. */
export interface SavedViews {
  /** Empty until they have been loaded. */
  readonly views: readonly SavedView[];
  readonly current: SavedView | undefined;
  /** The address differs from the view that it names. */
  readonly isChanged: boolean;
  /** The state of the address is not known yet: the rows wait. */
  readonly isPending: boolean;
  /** The locale key of the note about parts that were left out, because they are not open to the user. */
  readonly narrowed: 'views.narrowed' | 'views.link_narrowed' | undefined;
  /** Loads the views. */
  readonly load: () => void;
  /** Shows a view, or the list as declared. */
  readonly show: (view: SavedView | undefined) => void;
}

/**
 * Opens the list's default view if the address has no state; the view is requested once, when the list opens. Returns
 * whether the address is about to change.
 */
function useDefaultView(name: string): boolean {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isOpened, setOpened] = useState(search !== '');
  const { data } = useRead<ListPreferences>(
    listPreferencesKey(name),
    listPreferencesAddress(name),
    Number.POSITIVE_INFINITY,
  );
  const opensWith = isOpened || search !== '' ? undefined : data?.default_view;
  useEffect(() => {
    if (data === undefined) return;
    setOpened(true);
    if (opensWith) void navigate({ search: `?${new URLSearchParams({ view: opensWith })}` }, { replace: true });
  }, [data, opensWith, navigate]);
  return Boolean(opensWith);
}

/** Loads the views of a list. A view in the address is replaced by the state that it contains. */
export function useSavedViews(name: string, list: ResolvedList): SavedViews {
  const translate = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isOpening = useDefaultView(name);
  const [isWanted, setWanted] = useState(false);
  const id = viewParam(search);
  const read = useRead<SavedView[]>(
    viewsKey(name),
    viewsAddress(name),
    Number.POSITIVE_INFINITY,
    isWanted || id !== undefined,
  );
  const views = read.data ?? [];
  const current = views.find((view) => view.id === id);
  const isAlone = isViewAlone(search);
  const isGone = id !== undefined && read.data !== undefined && current === undefined;

  // A view that was known and is missing now has been deleted by the user.
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (current !== undefined) shownId.current = current.id;
    if (isGone) {
      if (shownId.current !== id) toast(translate('views.gone'), 'critical');
      void navigate({ search: withoutView(search) }, { replace: true });
    } else if (isAlone && current !== undefined) {
      void navigate({ search: searchOfView(current, list) }, { replace: true });
    }
  }, [isGone, isAlone, current, id, list, search, navigate, toast, translate]);

  function show(view: SavedView | undefined): void {
    const opensWithOther = views.some((candidate) => candidate.default);
    const usual = opensWithOther ? `?${new URLSearchParams({ view: NO_VIEW })}` : '';
    void navigate({ search: view === undefined ? usual : searchOfView(view, list) });
  }

  function whatWasLeftOut(): SavedViews['narrowed'] {
    if (current?.narrowed) return 'views.narrowed';
    return isLinkNarrowed(search, list) ? 'views.link_narrowed' : undefined;
  }

  return {
    views,
    current,
    isChanged: current !== undefined && !isAlone && !isSameState(viewStateOf(search, list), current.state),
    isPending: isOpening || (isAlone && !read.isError),
    narrowed: whatWasLeftOut(),
    load: () => setWanted(true),
    show,
  };
}
