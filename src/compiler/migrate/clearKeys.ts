import type { NodePath } from '../config.ts';
import type { FileKind } from '../parse/files/fileKinds.ts';
import { childOf } from './childOf.ts';
import type { KeyEdit, Step } from './Step.ts';

type Found = readonly (readonly [path: NodePath, value: unknown])[];

/** What is under a key. */
function under(found: Found, key: string): Found {
  return found.map(([path, value]) => [[...path, key], childOf(value, key)]);
}

/** The entries of lists. */
function each(found: Found): Found {
  return found.flatMap(([path, value]) =>
    Array.isArray(value) ? value.map((entry, index) => [[...path, index], entry] as const) : [],
  );
}

/** The values of maps. */
function values(found: Found): Found {
  return found.flatMap(([path, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, part]) => [[...path, key], part] as const)
      : [],
  );
}

function renamed(found: Found, from: string, key: string): KeyEdit[] {
  return found.flatMap(([path, value]) => (childOf(value, from) === undefined ? [] : [{ path: [...path, from], key }]));
}

function ofType(found: Found, type: string): Found {
  return found.filter(([, value]) => childOf(value, 'type') === type);
}

/** Fields of a detail screen, in lists and under the ids of sections. */
function detailFields(detail: Found, tabs: Found): Found {
  const sections = [...under(detail, 'sections'), ...under(tabs, 'sections')];
  const named = values(sections);
  return each([...under([...each(sections), ...named], 'fields'), ...named, ...under(tabs, 'fields')]);
}

function resourceEdits(file: Found): KeyEdit[] {
  const list = under(file, 'list');
  const filters = each(under(list, 'filters'));
  const detail = under(file, 'detail');
  const tabs = each(under(detail, 'tabs'));
  const columns = [...each(under(list, 'columns')), ...detailFields(detail, tabs)];
  const pointing = [
    ...under(detail, 'parent'),
    ...tabs,
    ...each(under(tabs, 'lists')),
    ...each(under(columns, 'from')),
  ];
  return [
    ...renamed(filters, 'rest', 'debounce_ms'),
    ...renamed(ofType(filters, 'search'), 'by', 'match'),
    ...renamed(each(under(detail, 'alerts')), 'by', 'match'),
    ...renamed(pointing, 'by', 'foreign_key'),
    ...renamed(each(under(file, 'actions')), 'done', 'success'),
  ];
}

function edits(kind: FileKind['kind'], value: unknown): KeyEdit[] {
  const file: Found = [[[], value]];
  if (kind === 'resource') return resourceEdits(file);
  if (kind === 'page') {
    const setup = ofType(each(under(file, 'blocks')), 'setup');
    return renamed(each(under(setup, 'cards')), 'done', 'until_done');
  }
  if (kind === 'notices') return renamed(each(under(file, 'notices')), 'done', 'until_done');
  if (kind !== 'brand') return [];
  const columns = each(under(values(under(file, 'resources')), 'add_columns'));
  return renamed(each(under(columns, 'from')), 'by', 'foreign_key');
}

/** Version 3 has one name for one meaning where `by` had three and `done` two, and says of `rest` what it is. */
export const clearKeys: Step = { from: 2, edits };

/** Keys that have other names since, for those who write the ones that they know. */
export const FORMER_KEYS: Readonly<Record<string, readonly string[]>> = {
  rest: ['debounce_ms'],
  by: ['match', 'foreign_key'],
  done: ['success', 'until_done'],
};
