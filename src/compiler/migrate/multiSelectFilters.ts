import type { FileKind } from '../parse/files/fileKinds.ts';
import { childOf } from './childOf.ts';
import type { ScalarEdit, Step } from './Step.ts';

function edits(kind: FileKind['kind'], value: unknown): ScalarEdit[] {
  const filters = childOf(childOf(value, 'list'), 'filters');
  if (kind !== 'resource' || !Array.isArray(filters)) return [];
  return filters.flatMap((filter, index) =>
    childOf(filter, 'type') === 'select' ? [{ path: ['list', 'filters', index, 'type'], value: 'multi-select' }] : [],
  );
}

/** Version 2 has a filter for one value as well, and gives it the name that the one for several had: `select`. */
export const multiSelectFilters: Step = { from: 1, edits };
