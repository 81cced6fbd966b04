import { actionFormPath } from '#contract/actionFormPath.ts';
import type { SearchAction } from '#contract/generated/api.ts';
import type { Config } from '../config.ts';
import type { Screens } from './resolution.ts';
import { searchNames } from './searchNames.ts';
import { searchScreens } from './searchScreens.ts';

/** The addresses that the short ways of pages lead to: what people do most. */
function shortWays({ pages }: Screens): string[] {
  const blocks = Object.values(pages).flatMap((page) => page.blocks);
  return blocks.flatMap((block) => (block.type === 'quick-actions' ? block.actions.map(({ to }) => to) : []));
}

/** Where an address is in a list; those that are not in it come last. */
function placeIn(addresses: readonly string[], to: string): number {
  const place = addresses.indexOf(to);
  return place === -1 ? addresses.length : place;
}

/**
 * The actions of a resolved console that begin with a form at an address of its own or of its list: those that short
 * ways lead to first, then in the order of their screens. Whether a list that holds one record at most has its action is
 * known only by the list, so that it is left out. Rule navigation.find-actions.
 */
export function searchActions(config: Pick<Config, 'messages' | 'navigation'>, screens: Screens): SearchAction[] {
  const namesOf = searchNames(config);
  const pages = searchScreens(config, screens).map(({ to }) => to);
  const short = shortWays(screens);
  const found = Object.values(screens.resources).flatMap(({ path, label: screen, actions, singleton }) =>
    actions.flatMap(({ id, scope, path: own, label, icon, form }) => {
      if (scope !== 'list' || form === undefined || path === undefined || singleton === true) return [];
      const to = own ?? actionFormPath(path, id);
      // A form that the sidebar leads to is a screen.
      if (pages.includes(to)) return [];
      const names = namesOf(to, label);
      const action: SearchAction = {
        to,
        label,
        ...(icon && { icon }),
        screen,
        names,
        screen_names: namesOf(path, screen),
      };
      return [{ action, place: placeIn(short, to), page: placeIn(pages, path) }];
    }),
  );
  return found.sort((one, other) => one.place - other.place || one.page - other.page).map(({ action }) => action);
}
