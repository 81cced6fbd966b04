import type { GuardFacts } from '#contract/guardFacts.ts';
import { applyBrand } from '../brand/applyBrand.ts';
import type { Config } from '../config.ts';
import { KEY_LANGUAGE } from '../languages.ts';
import { outlineResource } from '../outline/outlineResource.ts';
import type { Closed } from '../resolve/gate/Closed.ts';
import { resolve } from '../resolve/resolve.ts';

/** The config as the brand in the facts sees it; the base where the brand is not known. */
function brandedConfig(config: Config, facts: GuardFacts): Config {
  const brand = facts.brand?.[0];
  return brand !== undefined && config.brands.has(brand) ? applyBrand(config, brand).config : config;
}

/** Whether something that is closed belongs to a resource, or leads to it. */
function concerns(closed: Closed, resource: string, path: string, forms: readonly string[]): boolean {
  const own = `resources.${resource}`;
  if (forms.some((form) => closed.path.startsWith(`forms.${form}.`))) return true;
  return closed.path === own || closed.path.startsWith(`${own}.`) || closed.reason.startsWith(`${path} `);
}

function describe({ place, path, reason, named }: Closed, resource: string): string {
  const own = `resources.${resource}`;
  const name = path === own ? resource : path.startsWith(`${own}.`) ? path.slice(own.length + 1) : path;
  // A pack hides a thing by a guard that always denies.
  const why = reason === 'not for anyone' ? 'hidden by the brand' : reason;
  const at = named && ` ("${named.name}", ${named.place.file}:${named.place.line}:${named.place.column})`;
  return `${place.file}:${place.line}:${place.column}  ${name}: ${why}${at ?? ''}`;
}

/**
 * What a person has of a resource, as an outline, and for everything that they do not have the line that hides it and
 * why. A fact that is not known opens nothing. The resource must exist.
 */
export function explain(config: Config, facts: GuardFacts, resource: string): string {
  const branded = brandedConfig(config, facts);
  const path = branded.resources.get(resource)?.value.path ?? '';
  const { screens, closed, access } = resolve(branded, facts);
  const forms = (access.get(resource)?.actions ?? []).flatMap(({ form }) => form ?? []);
  const words = branded.messages[KEY_LANGUAGE];
  const open = screens.resources[resource];
  const lines = open === undefined ? [`${resource} ${path} is closed.`] : outlineResource(resource, open, words);
  const missing = [
    ...new Set(closed.filter((item) => concerns(item, resource, path, forms)).map((item) => describe(item, resource))),
  ];
  if (missing.length > 0) lines.push('', 'Missing:', ...missing.map((line) => `  ${line}`));
  return `${lines.join('\n')}\n`;
}
