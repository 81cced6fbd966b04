import type { ErrorObject } from 'ajv';
import type { NodePath, Source } from '../config.ts';
import type { Problem } from '../problem.ts';
import { describeError } from './describeError.ts';
import { withoutUnionNoise } from './unionNoise.ts';
import { pointerPath } from './Validators.ts';

/** A fault of a file against its schema, and the node that is at fault. */
export interface SchemaFault {
  readonly problem: Problem;
  readonly path: NodePath;
}

/** The faults that the validator's errors tell of: one for each, at the key or value that is wrong. */
export function schemaFaults(source: Source<unknown>, errors: readonly ErrorObject[]): SchemaFault[] {
  const faults: SchemaFault[] = [];
  const told = new Set<string>();
  for (const error of withoutUnionNoise(errors)) {
    const parent = pointerPath(error.instancePath, source.value);
    const { code, what, fix, key, child } = describeError(error);
    const below = key ?? child;
    const path = below === undefined ? parent : [...parent, below];
    const place = key === undefined ? source.place(path) : source.keyPlace(path);
    const once = JSON.stringify([path, code, what]);
    if (told.has(once)) continue;
    told.add(once);
    faults.push({ path, problem: { code, place, what, fix } });
  }
  return faults;
}
