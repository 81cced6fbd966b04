import type { FileKind } from '../parse/fileKinds.ts';
import { childOf } from './childOf.ts';
import { multiSelectFilters } from './multiSelectFilters.ts';
import type { ScalarEdit, Step } from './Step.ts';

/** Every step, from the oldest version that is read to the present one. */
const STEPS: readonly Step[] = [multiSelectFilters];

/** The version that files are written in today. */
export const CURRENT_VERSION = 1 + STEPS.length;

/** The same value with one scalar replaced; what is around it is copied. */
function replaced(value: unknown, { path, value: scalar }: ScalarEdit): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return scalar;
  const inner = replaced(childOf(value, step), { path: rest, value: scalar });
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? inner : entry));
  return { ...(value as object), [step]: inner };
}

/** A value in a later version, and what was written otherwise for it. */
export interface Migration {
  readonly value: unknown;
  readonly edits: readonly ScalarEdit[];
}

/**
 * What a file says in a later version of the config language. Its nodes stay where they are, so that their places hold.
 * A file of an unknown version, or of none, is left as it is: the schema check reports the problem.
 */
export function migrateValue(kind: FileKind['kind'], original: unknown, target = CURRENT_VERSION): Migration {
  let value = original;
  const edits: ScalarEdit[] = [];
  for (const step of STEPS) {
    if (step.from >= target || childOf(value, 'version') !== step.from) continue;
    const found = [...step.edits(kind, value), { path: ['version'], value: step.from + 1 }];
    for (const edit of found) value = replaced(value, edit);
    edits.push(...found);
  }
  return { value, edits };
}
