import type { ResourceFile } from '#contract/generated/config.ts';
import { fieldDeclarations } from '../../checks/reading/fieldDeclarations.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import { besideFields } from './columnReads.ts';

const known = new WeakMap<Gate, Map<Source<ResourceFile>, ReadonlySet<string>>>();

function find({ value }: Source<ResourceFile>, gate: Gate): ReadonlySet<string> {
  const shown = new Set<string>();
  const declared = new Set<string>();
  for (const { column, above } of fieldDeclarations(value)) {
    if (column.type === 'computed') continue;
    const isOpen = [...above, column.guard].every((guard) => gate.passes(guard));
    for (const field of [column.field, ...besideFields(column)]) {
      declared.add(field);
      if (isOpen) shown.add(field);
    }
  }
  return new Set([...declared].filter((field) => !shown.has(field)));
}

/**
 * The fields that a resource shows to others and not to this person: nothing that they see may be computed from them. A
 * field that the resource never shows is not among them; a declaration that uses it reveals it on purpose.
 */
export function hiddenFields(source: Source<ResourceFile>, gate: Gate): ReadonlySet<string> {
  const sources = known.get(gate) ?? new Map<Source<ResourceFile>, ReadonlySet<string>>();
  known.set(gate, sources);
  const found = sources.get(source) ?? find(source, gate);
  sources.set(source, found);
  return found;
}
