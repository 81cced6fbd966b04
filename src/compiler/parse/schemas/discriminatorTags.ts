import type { AnySchemaObject } from 'ajv';

/** The keyword under which a union remembers the values of its discriminator, for messages. */
export const TAGS_KEYWORD = 'x-tags';

function isSchema(value: unknown): value is AnySchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of the discriminator in a branch that is a definition of the same file. */
function tagOf(root: AnySchemaObject, branch: unknown, property: string): unknown {
  const reference: unknown = isSchema(branch) ? branch.$ref : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/definitions/')) return undefined;
  const definition: unknown = root.definitions?.[reference.slice('#/definitions/'.length)];
  return isSchema(definition) ? definition.properties?.[property]?.const : undefined;
}

/** Writes on every discriminated union of a schema which values its discriminator can have. */
export function noteTags(root: AnySchemaObject): void {
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) open.push(...node);
    if (!isSchema(node)) continue;
    open.push(...Object.values(node));
    const property: unknown = node.discriminator?.propertyName;
    if (typeof property !== 'string' || !Array.isArray(node.oneOf)) continue;
    node[TAGS_KEYWORD] = node.oneOf.map((branch) => tagOf(root, branch, property)).filter((tag) => tag !== undefined);
  }
}
