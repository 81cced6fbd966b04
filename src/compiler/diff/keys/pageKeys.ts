import { DISMISSIBLE_KEYS } from './dismissibleKeys.ts';
import { EVERYWHERE, type KeyClasses } from './KeyClass.ts';

/** Classes of the keys of pages. */
export const PAGE_KEYS: KeyClasses = {
  ...EVERYWHERE,
  ...DISMISSIBLE_KEYS,
  page: 'parts',
  path: 'neutral',
  blocks: 'parts',
  type: 'neutral',
  'blocks.resource': 'parts',
  'blocks.sum': 'neutral',
  // Blocks count and list records of a resource that the person has.
  'blocks.where': 'neutral',
  'blocks.period': 'neutral',
  'blocks.columns': 'neutral',
  'blocks.limit': 'neutral',
  'blocks.cards': 'parts',
  'cards.action': 'neutral',
  'cards.languages': 'neutral',
  'cards.reload': 'neutral',
  'blocks.actions': 'parts',
  'actions.resource': 'parts',
  'actions.action': 'parts',
  'actions.search': 'neutral',
  'blocks.journey': 'neutral',
  'blocks.show': 'neutral',
  'blocks.preview': 'neutral',
  'blocks.filters': 'neutral',
  'blocks.note': 'neutral',
  'note.text': 'neutral',
  choose: 'neutral',
  island: 'reviewed',
};
