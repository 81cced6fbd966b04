import type { FileKind } from '../parse/files/fileKinds.ts';
import { childOf } from './childOf.ts';
import { clearKeys } from './clearKeys.ts';
import { multiSelectFilters } from './multiSelectFilters.ts';
import type { Edit, Step } from './Step.ts';

/** Every step, from the oldest version that is read to the present one. */
const STEPS: readonly Step[] = [multiSelectFilters, clearKeys];

/** The version that files are written in today. */
export const CURRENT_VERSION = 1 + STEPS.length;

/** The same map with another name for a key. */
function withName(value: unknown, key: string, name: string): unknown {
  return Object.fromEntries(Object.entries(value as object).map(([each, part]) => [each === key ? name : each, part]));
}

/** The same value after one edit; what is around it is copied. */
function edited(value: unknown, edit: Edit): unknown {
  const [step, ...rest] = edit.path;
  if (step === undefined) return 'value' in edit ? edit.value : value;
  if ('key' in edit && rest.length === 0) return withName(value, String(step), edit.key);
  const inner = edited(childOf(value, step), { ...edit, path: rest });
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? inner : entry));
  return { ...(value as object), [step]: inner };
}

/** A value in a later version, and what was written otherwise for it. */
export interface Migration {
  readonly value: unknown;
  readonly edits: readonly Edit[];
}

/**
 * What a file says in a later version of the config language. Its nodes stay where they are, so that their places hold.
 * A file of an unknown version, or of none, is left as it is: the schema check reports the problem.
 */
export function migrateValue(kind: FileKind['kind'], original: unknown, target = CURRENT_VERSION): Migration {
  let value = original;
  const edits: Edit[] = [];
  for (const step of STEPS) {
    if (step.from >= target || childOf(value, 'version') !== step.from) continue;
    const found: Edit[] = [...step.edits(kind, value), { path: ['version'], value: step.from + 1 }];
    for (const edit of found) value = edited(value, edit);
    edits.push(...found);
  }
  return { value, edits };
}
