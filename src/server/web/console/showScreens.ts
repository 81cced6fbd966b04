import type { Resolution, Screens } from '#compiler/resolve/resolution.ts';
import { cardName, noticeName } from '#compiler/resolve/showing.ts';
import { today } from '#contract/dates/days.ts';
import type { ResolvedBlock, ResolvedItem, ResolvedPage, SetupState } from '#contract/generated/api.ts';

/** What of the screens is of one person now. */
export interface ShownFor {
  /** What they have put away. */
  readonly putAway: ReadonlySet<string>;
  /** How it stands with what keeps a thing in sight, by the thing's name. */
  readonly states: Readonly<Record<string, SetupState>>;
  readonly now: Date;
}

/** Tells what shows now: on its days, and not put away. */
function showsNow(
  { showing }: Pick<Resolution, 'showing'>,
  { putAway, states, now }: ShownFor,
): (name: string) => boolean {
  return (name) => {
    if (showing.facts.has(name) && states[name] !== 'TODO') return false;
    if (putAway.has(name) && showing.dismissals.has(name)) return false;
    const days = showing.days.get(name);
    if (days === undefined) return true;
    const day = today(days.time_zone, now);
    return (days.from === undefined || days.from <= day) && (days.until === undefined || day <= days.until);
  };
}

function showItem(item: ResolvedItem, putAway: ReadonlySet<string>): ResolvedItem {
  const { tag: _tag, notify, ...rest } = item;
  const shown = notify !== undefined && putAway.has(notify) ? rest : item;
  return item.items === undefined ? shown : { ...shown, items: item.items.map((child) => showItem(child, putAway)) };
}

function showBlocks(name: string, page: ResolvedPage, shows: (name: string) => boolean): ResolvedBlock[] {
  return page.blocks.flatMap((block) => {
    if (block.type !== 'cards') return block;
    const cards = block.cards.filter((card) => shows(cardName(name, block.id, card.id)));
    return cards.length === 0 ? [] : { ...block, cards };
  });
}

/** A resolution's screens for one person now: without what they have put away and what is not of this day. */
export function showScreens(resolution: Resolution, shown: ShownFor): Screens {
  const { putAway } = shown;
  const { screens } = resolution;
  const shows = showsNow(resolution, shown);
  const pages: Record<string, ResolvedPage> = {};
  for (const [name, page] of Object.entries(screens.pages)) {
    pages[name] = { ...page, blocks: showBlocks(name, page, shows) };
  }
  return {
    ...screens,
    pages,
    notices: screens.notices.filter(({ id }) => shows(noticeName(id))),
    navigation: screens.navigation.map((group) => ({
      ...group,
      items: group.items.map((item) => showItem(item, putAway)),
    })),
  };
}
