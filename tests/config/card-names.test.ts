import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));

/** Columns whose values many records share. */
const SHARED = new Set(['enum', 'status', 'boolean', 'date', 'datetime', 'relative-time', 'tags', 'record-kind']);

/** Lists of kinds: a store has each service of a courier once. */
const OF_KINDS = new Set(['store-couriers']);

/** Fields that name who did something, and not what it was done to. */
const ACTORS = new Set(['actor_name', 'actor_email', 'created_by', 'approved_by']);

it('a row on a phone names its record', () => {
  const nameless = [...(config?.resources.values() ?? [])].flatMap(({ value: { resource, list } }) => {
    if (list.card === undefined || OF_KINDS.has(resource)) return [];
    const { title, subtitle = [], amount } = list.card;
    const shown = list.columns.filter(({ field }) => [title, ...subtitle].includes(field) && !ACTORS.has(field));
    return amount !== undefined || shown.some(({ type }) => !SHARED.has(type)) ? [] : [resource];
  });
  expect(nameless).toEqual([]);
});
