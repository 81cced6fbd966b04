import type { Placed } from '../parse/syntax/placedNode.ts';
import { type ExpandContext, textName } from './ExpandContext.ts';
import { changeItems, changeKey, textAt, withDefault } from './placedTree.ts';

/** As open as what it is in. */
const AS_ABOVE = { anyone: true };

/** A card or button with its texts: `<page>.<block>.<id>`, of cards also `.text` and `.action`. */
function expandCard(written: Placed, words: string, isCard: boolean): Placed {
  const own = `${words}.${textName(textAt(written, 'id') ?? '')}`;
  const card = withDefault(written, 'guard', AS_ABOVE);
  if (!isCard) return withDefault(card, 'label', own);
  const texts = [
    ['title', own],
    ['text', `${own}.text`],
    ['action', `${own}.action`],
  ] as const;
  return texts.reduce((all, [key, text]) => withDefault(all, key, text), card);
}

function expandBlock(written: Placed, words: string): Placed {
  const own = `${words}.${textName(textAt(written, 'id') ?? '')}`;
  const resource = textAt(written, 'type') === 'records' ? textAt(written, 'resource') : undefined;
  const label = resource === undefined ? own : `${textName(resource)}.title`;
  let block = withDefault(withDefault(written, 'label', label), 'guard', AS_ABOVE);
  block = changeKey(block, 'cards', (cards) => changeItems(cards, (card) => expandCard(card, own, true)));
  block = changeKey(block, 'items', (items) => changeItems(items, (item) => expandCard(item, own, false)));
  return changeKey(block, 'actions', (actions) => changeItems(actions, (action) => expandCard(action, own, false)));
}

/** A page with its name, and its blocks with the texts and guards that go unsaid. */
export function expandPage(written: Placed, { name }: ExpandContext): Placed {
  const words = textName(name);
  const page = withDefault(withDefault(written, 'page', name), 'label', `${words}.title`);
  return changeKey(page, 'blocks', (blocks) => changeItems(blocks, (block) => expandBlock(block, words)));
}
