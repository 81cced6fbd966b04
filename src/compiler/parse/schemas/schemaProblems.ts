import type { ErrorObject } from 'ajv';
import type { NodePath, Source } from '../../config.ts';
import type { Problem } from '../../problem.ts';
import { describeError } from './describeError.ts';
import { withoutUnionNoise } from './unionNoise.ts';
import { pointerPath } from './Validators.ts';

/** A schema error of a file and the path of the invalid node. */
export interface SchemaProblem {
  readonly problem: Problem;
  readonly path: NodePath;
}

/** Turns the errors of a validator into problems: one for each, at the key or value that is wrong. */
export function schemaProblems(source: Source<unknown>, errors: readonly ErrorObject[]): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  const seen = new Set<string>();
  for (const error of withoutUnionNoise(errors)) {
    const parent = pointerPath(error.instancePath, source.value);
    const { code, what, fix, key, child } = describeError(error);
    const below = key ?? child;
    const path = below === undefined ? parent : [...parent, below];
    const place = key === undefined ? source.place(path) : source.keyPlace(path);
    const once = JSON.stringify([path, code, what]);
    if (seen.has(once)) continue;
    seen.add(once);
    problems.push({ path, problem: { code, place, what, fix } });
  }
  return problems;
}
