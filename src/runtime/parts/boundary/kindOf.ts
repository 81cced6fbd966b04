/**
 * Returns a registry's entry for a type; `undefined` if the console names a type that this client does not know (a
 * newer server). The registries contain every declared type, so TypeScript considers the latter impossible.
 */
export function kindOf<Kinds extends object>(registry: Kinds, type: unknown): Kinds[keyof Kinds] | undefined {
  return typeof type === 'string' && Object.hasOwn(registry, type) ? registry[type as keyof Kinds] : undefined;
}
