/**
 * What a registry has for a type; `undefined` where the console names one that this code does not know (a newer
 * server). The registries hold every type of the declarations, so that TypeScript takes the latter for impossible.
 */
export function kindOf<Kinds extends object>(registry: Kinds, type: unknown): Kinds[keyof Kinds] | undefined {
  return typeof type === 'string' && Object.hasOwn(registry, type) ? registry[type as keyof Kinds] : undefined;
}
