import { actionFormPath } from '#contract/actionFormPath.ts';
import type { ResolvedBlock, ResolvedCard, ResolvedQuickAction, ResolvedSetupCard } from '#contract/generated/api.ts';
import type {
  CardDeclaration,
  CardsBlock,
  PageFile,
  QuickActionsBlock,
  SetupBlock,
} from '#contract/generated/config.ts';
import { listSearchPath } from '#contract/listSearchPath.ts';
import type { NodePath, Source } from '../../config.ts';
import type { PageContext } from './PageContext.ts';
import { cardName, noteShowing } from './showing.ts';

/** A block of cards and its place. */
interface Placed<T> {
  readonly context: PageContext;
  readonly source: Source<PageFile>;
  readonly node: NodePath;
  readonly block: T;
}

type Linked = Pick<
  CardDeclaration,
  'id' | 'title' | 'text' | 'action' | 'icon' | 'to' | 'href' | 'reload' | 'languages' | 'guard'
>;

function blockPath({ source, block }: Placed<{ readonly id: string }>): string {
  return `pages.${source.value.page}.blocks.${block.id}`;
}

/** A card without what only its kind has; `undefined` where it, or the screen that it leads to, is closed. */
function resolveLinked(
  placed: Placed<{ readonly id: string }>,
  index: number,
  { id, title, text, action, icon, to, href, reload, languages, guard }: Linked,
): ResolvedSetupCard | undefined {
  const { gate, routes } = placed.context;
  const node = [...placed.node, 'cards', index];
  const path = `${blockPath(placed)}.cards.${id}`;
  if (!gate.admits(placed.source, node, path, guard)) return undefined;
  if (to !== undefined && !routes.admits(gate, placed.source, [...node, 'to'], path, to)) return undefined;
  return {
    id,
    title,
    text,
    action,
    ...(icon && { icon }),
    ...(to && { to }),
    ...(href && { href }),
    ...(reload && { reload }),
    ...(languages && { languages }),
  };
}

/** A block of offers with its open cards, on any day; `undefined` without one. Rule home.offers-leads-somewhere. */
export function resolveCards(placed: Placed<CardsBlock>): ResolvedBlock | undefined {
  const { block, context, source } = placed;
  const cards: ResolvedCard[] = [];
  for (const [index, card] of block.cards.entries()) {
    const resolved = resolveLinked(placed, index, card);
    if (resolved === undefined) continue;
    const notify = noteShowing(context.showing, cardName(source.value.page, block.id, card.id), card);
    cards.push({ ...resolved, ...(notify && { notify }) });
  }
  return cards.length === 0 ? undefined : { type: 'cards', id: block.id, label: block.label, cards };
}

/** A block of what is to be set up, with its open cards, done or not; `undefined` without one. */
export function resolveSetup(placed: Placed<SetupBlock>, api: string): ResolvedBlock | undefined {
  const { block, context, source } = placed;
  const cards: ResolvedSetupCard[] = [];
  const facts: Record<string, NonNullable<SetupBlock['cards'][number]['until_done']>> = {};
  for (const [index, card] of block.cards.entries()) {
    const resolved = resolveLinked(placed, index, card);
    if (resolved === undefined) continue;
    cards.push(resolved);
    if (card.until_done !== undefined) facts[card.id] = card.until_done;
  }
  if (cards.length === 0) return undefined;
  context.blocks.set(`${source.value.page}/${block.id}`, { block, facts });
  return { type: 'setup', id: block.id, label: block.label, api, cards };
}

/** A block of short ways with those that lead somewhere; `undefined` without one. */
export function resolveQuickActions(placed: Placed<QuickActionsBlock>): ResolvedBlock | undefined {
  const { block, context, source } = placed;
  const actions: ResolvedQuickAction[] = [];
  for (const [index, { id, label, icon, guard, to, resource, action, search }] of block.actions.entries()) {
    const node = [...placed.node, 'actions', index];
    const path = `${blockPath(placed)}.actions.${id}`;
    if (!context.gate.admits(source, node, path, guard)) continue;
    const target = to ?? (search ? searchTarget(context, resource) : actionTarget(context, resource, action));
    const what = search ? 'search' : `action ${action}`;
    if (target === undefined) context.gate.follow(source, node, path, `the ${what} of ${resource} is closed`);
    else if (to === undefined || context.routes.admits(context.gate, source, [...node, 'to'], path, to)) {
      actions.push({ id, label, icon, to: target });
    }
  }
  return actions.length === 0 ? undefined : { type: 'quick-actions', id: block.id, label: block.label, actions };
}

/** The address of a list with one of its actions open; `undefined` where either is closed. */
function actionTarget({ resources }: PageContext, resource = '', action = ''): string | undefined {
  const found = resources[resource];
  const open = found?.actions.find(({ id, scope }) => id === action && scope === 'list');
  if (open === undefined || found?.path === undefined) return undefined;
  return open.path ?? actionFormPath(found.path, action);
}

/** The address of a list with the focus in its search box; `undefined` where either is closed. */
function searchTarget({ resources }: PageContext, resource = ''): string | undefined {
  const found = resources[resource];
  const isSearched = found?.list.filters.some(({ type }) => type === 'search') === true;
  return found?.path === undefined || !isSearched ? undefined : listSearchPath(found.path);
}
