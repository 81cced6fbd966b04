import type { Config, Messages } from '../config.ts';
import type { Problem } from '../problem.ts';
import { factValues } from '../satisfy/factValues.ts';
import { patchNavigation } from './patchNavigation.ts';
import { patchResource } from './patchResource.ts';

/** A config as a brand's people see it, and what is wrong with the brand's pack. */
export interface BrandedConfig {
  readonly config: Config;
  readonly problems: readonly Problem[];
}

const applied = new WeakMap<Config, Map<string, BrandedConfig>>();

function mergeMessages(base: Messages, over: Messages): Messages {
  const merged: Record<string, Readonly<Record<string, string>>> = {};
  for (const [language, words] of Object.entries(base)) merged[language] = { ...words, ...over[language] };
  return merged;
}

function patch(config: Config, name: string): BrandedConfig {
  const pack = config.brands.get(name);
  if (pack === undefined) throw new Error(`There is no brand ${name}.`);
  const values = factValues(config.brands.keys());
  const resources = new Map<
    string,
    Config['resources'] extends ReadonlyMap<string, infer Resource> ? Resource : never
  >();
  const problems: Problem[] = [];
  for (const [resource, source] of config.resources) {
    const record = config.records.get(source.value.record);
    if (record === undefined) continue;
    const patched = patchResource(source, record, pack.source, values);
    resources.set(resource, patched.source);
    problems.push(...patched.problems);
  }
  const navigation = patchNavigation(config.navigation, pack.source, values);
  problems.push(...navigation.problems);
  return {
    config: {
      ...config,
      resources,
      navigation: navigation.source,
      messages: mergeMessages(config.messages, pack.messages),
      fingerprint: `${config.fingerprint}-${name}`,
    },
    problems,
  };
}

/**
 * Lays a brand's pack over the base: hidden, relabelled, reordered, narrowed, columns added.
 * A pack never widens: its guards are ANDed with the base's. Places in the result cite the pack where the pack wrote.
 * The same config and name give the same object. Throws where there is no such brand.
 * Rule brands.pack-narrows.
 */
export function applyBrand(config: Config, name: string): BrandedConfig {
  const known = applied.get(config) ?? new Map<string, BrandedConfig>();
  applied.set(config, known);
  const branded = known.get(name) ?? patch(config, name);
  known.set(name, branded);
  return branded;
}
