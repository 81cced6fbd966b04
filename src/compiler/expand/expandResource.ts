import type { Placed } from '../parse/syntax/placedNode.ts';
import { type ExpandContext, textName } from './ExpandContext.ts';
import { expandActions } from './expandActions.ts';
import { expandDetail } from './expandDetail.ts';
import { changeKey, child, implied, itemsOf, textAt, withDefault, withKey, withoutKey } from './placedTree.ts';

/** The newest record first. */
const NEWEST_FIRST = { field: 'created', order: 'desc' };

/** The record of a resource that names none: customers are records of `customer`. */
export function recordOf(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

/** The fields of the columns that a list declares. */
function columnsOf(list: Placed): string[] {
  const columns = child(list, 'columns');
  return columns === undefined ? [] : itemsOf(columns).flatMap((column) => textAt(column, 'field') ?? []);
}

function expandList(written: Placed, words: string, { name, hasText }: ExpandContext): Placed {
  const list = changeKey(written, 'export', (file) => withDefault(file, 'columns', columnsOf(written)));
  const sorted = withDefault(list, 'sort', NEWEST_FIRST);
  // Several lists may share their words, and be empty each in words of its own.
  const text = [`${textName(name)}.empty`, `${words}.empty`].find(hasText);
  return text === undefined ? sorted : withDefault(sorted, 'empty', { text });
}

/** A resource with its name, its record and everything else that goes unsaid. */
export function expandResource(written: Placed, context: ExpandContext): Placed {
  const beginning = child(written, 'words');
  const words = textAt(written, 'words') ?? textName(context.name);
  let resource = withoutKey(written, 'words');
  resource = withDefault(resource, 'resource', context.name);
  resource = withDefault(resource, 'record', recordOf(context.name));
  if (child(resource, 'label') === undefined)
    resource = withKey(resource, 'label', implied(`${words}.title`, beginning?.node ?? resource.node));
  resource = changeKey(resource, 'list', (list) => expandList(list, words, context));
  resource = changeKey(resource, 'detail', (detail) => expandDetail(detail, words, context));
  const record = textAt(resource, 'record') ?? '';
  return changeKey(resource, 'actions', (actions) => expandActions(actions, record, words, context));
}
