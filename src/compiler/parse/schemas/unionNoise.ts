import type { AnySchemaObject, ErrorObject } from 'ajv';

function typesOf(error: ErrorObject): string[] {
  return [error.params.type].flat().map(String);
}

/** Replaces the errors of each branch of a union by the relevant ones. */
function settleUnion(errors: readonly ErrorObject[], union: ErrorObject): ErrorObject[] {
  const branches = (union.parentSchema as AnySchemaObject | undefined)?.oneOf as readonly unknown[] | undefined;
  const types = errors.filter((error) => error.keyword === 'type' && error.instancePath === union.instancePath);
  const others = errors.filter((error) => error !== union && !types.includes(error));
  const [first] = types;
  // A branch that does not complain of the type is the one that was meant, and says itself what is wrong.
  if (first === undefined || types.length < (branches?.length ?? 0)) return others;
  return [...others, { ...first, params: { type: [...new Set(types.flatMap(typesOf))] } }];
}

/** The errors without those that only follow from another: unions, branches that were not meant, names of bad keys. */
export function withoutUnionNoise(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = errors.filter(({ keyword }) => keyword !== 'propertyNames' && keyword !== 'if');
  for (const union of errors.filter((error) => error.keyword === 'oneOf')) kept = settleUnion(kept, union);
  // Where the key that chooses the branch is missing, that it is missing says it all.
  const missing = new Set(kept.filter((error) => error.keyword === 'required').map((error) => error.instancePath));
  return kept.filter(
    (error) =>
      error.keyword !== 'discriminator' || error.params.tagValue !== undefined || !missing.has(error.instancePath),
  );
}
