import type { Resolution, Screens } from '#compiler/resolve/resolution.ts';
import { cardName, noticeName } from '#compiler/resolve/screens/showing.ts';
import { today } from '#contract/dates/days.ts';
import type { ResolvedBlock, ResolvedItem, ResolvedPage, SetupState } from '#contract/generated/api.ts';

/** The user's state for the screens. */
export interface UserState {
  /** Keys of dismissed notices, cards and tags. */
  readonly dismissed: ReadonlySet<string>;
  /** State of the facts on which elements depend, by element. */
  readonly states: Readonly<Record<string, SetupState>>;
  readonly now: Date;
}

/** Returns whether an element is shown now: on its days, and not dismissed. */
function showsNow(
  { showing }: Pick<Resolution, 'showing'>,
  { dismissed, states, now }: UserState,
): (name: string) => boolean {
  return (name) => {
    if (showing.facts.has(name) && states[name] !== 'TODO') return false;
    if (dismissed.has(name) && showing.dismissals.has(name)) return false;
    const days = showing.days.get(name);
    if (days === undefined) return true;
    const day = today(days.time_zone, now);
    return (days.from === undefined || days.from <= day) && (days.until === undefined || day <= days.until);
  };
}

function showItem(item: ResolvedItem, dismissed: ReadonlySet<string>): ResolvedItem {
  const { tag: _tag, notify, ...rest } = item;
  const shown = notify !== undefined && dismissed.has(notify) ? rest : item;
  return item.items === undefined ? shown : { ...shown, items: item.items.map((child) => showItem(child, dismissed)) };
}

function showBlocks(name: string, page: ResolvedPage, shows: (name: string) => boolean): ResolvedBlock[] {
  return page.blocks.flatMap((block) => {
    if (block.type !== 'cards') return block;
    const cards = block.cards.filter((card) => shows(cardName(name, block.id, card.id)));
    return cards.length === 0 ? [] : { ...block, cards };
  });
}

/** The screens of a resolution for one user now: without dismissed elements and those of other days. */
export function showScreens(resolution: Resolution, shown: UserState): Screens {
  const { dismissed } = shown;
  const { screens } = resolution;
  const shows = showsNow(resolution, shown);
  const pages: Record<string, ResolvedPage> = {};
  for (const [name, page] of Object.entries(screens.pages)) {
    pages[name] = { ...page, blocks: showBlocks(name, page, shows) };
  }
  const { tours = [], ...rest } = screens;
  const unread = tours.filter(({ notify }) => !dismissed.has(notify));
  return {
    ...rest,
    ...(unread.length > 0 && { tours: unread }),
    pages,
    notices: screens.notices.filter(({ id }) => {
      const waits = unread.length > 0 && resolution.showing.afterTours.has(noticeName(id));
      return !waits && shows(noticeName(id));
    }),
    navigation: screens.navigation.map((group) => ({
      ...group,
      items: group.items.map((item) => showItem(item, dismissed)),
    })),
  };
}
