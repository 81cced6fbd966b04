import type { Guard } from '#contract/generated/config.ts';
import { Origins, patchedSource } from '../brand/patchedSource.ts';
import type { NodePath, Source } from '../config.ts';
import type { Draft, SingleSources } from '../draft.ts';
import type { FileTree } from '../fileTree.ts';
import { NAMES_FILE } from './files/fileKinds.ts';

/** The key of a guard that names kinds of brands. */
const KEY = 'brand_kind';

/** Writes the guards of one tree out in brands. */
class BrandsOfKind {
  constructor(
    private readonly brands: ReadonlyMap<string, readonly string[]>,
    private readonly tree: FileTree,
  ) {}

  source<T>(source: Source<T>): Source<T> {
    // Most files name no kind, and stay the object that they were.
    if (![source.file, NAMES_FILE].some((file) => this.tree.get(file)?.includes(KEY))) return source;
    const origins = new Origins(source);
    const value = this.value(source.value, [], (guard) =>
      origins.note([...guard, 'brand'], { source, path: [...guard, KEY] }),
    );
    return patchedSource(source, value as T, origins);
  }

  sources<T>(sources: ReadonlyMap<string, Source<T>>): Map<string, Source<T>> {
    return new Map([...sources].map(([name, source]) => [name, this.source(source)]));
  }

  private value(value: unknown, path: NodePath, onKind: (guard: NodePath) => void): unknown {
    if (Array.isArray(value)) return value.map((item, index) => this.value(item, [...path, index], onKind));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, this.value(inner, [...path, key], onKind)]);
    const guard: Guard = Object.fromEntries(entries);
    const { [KEY]: kinds, brand: named, ...rest } = guard;
    if (kinds === undefined) return guard;
    const brands = kinds.flatMap((kind) => this.brands.get(kind) ?? []);
    if (named === undefined) onKind(path);
    return { ...rest, brand: named?.filter((brand) => brands.includes(brand)) ?? brands };
  }
}

/**
 * A draft in which every guard on a kind of brand lists the brands of that kind, at the same place: all that comes
 * after knows of brands alone. A kind without brands becomes a guard that always denies.
 */
export function withBrandsOfKind(draft: Draft, singles: SingleSources, tree: FileTree): Draft {
  const brands = new Map<string, string[]>();
  for (const [name, { source }] of draft.packs) {
    if (source !== undefined) brands.set(source.value.kind, [...(brands.get(source.value.kind) ?? []), name]);
  }
  const kinds = new BrandsOfKind(brands, tree);
  const written = Object.entries(singles).map(([name, source]) => [name, kinds.source<unknown>(source)]);
  const packs = [...draft.packs].map(([name, { source, ...pack }]) => {
    return [name, source === undefined ? pack : { ...pack, source: kinds.source(source) }] as const;
  });
  return {
    ...draft,
    ...(Object.fromEntries(written) as SingleSources),
    resources: kinds.sources(draft.resources),
    pages: kinds.sources(draft.pages),
    forms: kinds.sources(draft.forms),
    packs: new Map(packs),
  };
}
