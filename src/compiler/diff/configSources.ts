import type { BrandFile } from '#contract/generated/config.ts';
import { applyBrand } from '../brand/applyBrand.ts';
import { formsOf, packsOf } from '../compile.ts';
import type { Config, Source } from '../config.ts';
import type { FileTree } from '../fileTree.ts';
import { readTree } from '../parse/readTree.ts';

/**
 * A tree as far as it can be read, as a config. A tree of another time may lack files that are required today and fail
 * new checks, and still has to be compared: readers must accept any content.
 */
export function readLeniently(tree: FileTree): Config {
  const { draft } = readTree(tree);
  const messages: Record<string, Readonly<Record<string, string>>> = {};
  for (const [language, source] of draft.words) messages[language] = source.value;
  const built = { forms: formsOf(draft), brands: packsOf(draft.packs), fingerprint: '' };
  return { ...draft, ...built, messages } as unknown as Config;
}

/** The config as a brand's people see it; the base for a brand that the config does not know. */
export function asBrand(config: Config, brand: string): Config {
  return config.brands.has(brand) ? applyBrand(config, brand).config : config;
}

function isSource(value: unknown): value is Source<unknown> {
  return typeof value === 'object' && value !== null && 'file' in value && 'value' in value && 'place' in value;
}

/** A declaration and what paths to its things begin with: `resources.customers`, `notices`. */
export interface NamedSource {
  readonly name: string;
  readonly source: Source<unknown>;
}

/** What a pack says of the brand itself: its patches are compared where they apply. */
function identityOf(source: Source<BrandFile>): Source<unknown> {
  const { resources: _resources, navigation: _navigation, ...identity } = source.value;
  return { ...source, value: identity };
}

/** Every declaration that a config holds, of any kind. */
export function configSources(config: Config): NamedSource[] {
  const found: NamedSource[] = [];
  for (const [kind, held] of Object.entries(config)) {
    if (isSource(held) && kind !== 'accepted' && kind !== 'glossary' && kind !== 'names')
      found.push({ name: kind, source: held });
    if (!(held instanceof Map)) continue;
    for (const [name, declared] of held) {
      const source = isSource(declared) ? declared : declared.source;
      if (isSource(source) && source.file.startsWith('config/')) found.push({ name: `${kind}.${name}`, source });
    }
  }
  for (const [name, { source }] of config.brands) found.push({ name: `brands.${name}`, source: identityOf(source) });
  return found;
}
