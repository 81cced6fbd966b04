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

/** What `explain` takes besides a resource: files of the whole product. */
export const EXPLAINED_FILES = [
  'errors',
  'home',
  'journeys',
  'limits',
  'navigation',
  'notices',
  'notifications',
  'permissions',
  'redirects',
  'tours',
  'views',
] as const;

/** Whether something that is closed belongs to a resource, or leads to it. */
function concerns(closed: Closed, resource: string, path: string, forms: readonly string[]): boolean {
  const own = `resources.${resource}`;
  if (forms.some((form) => closed.path.startsWith(`forms.${form}.`))) return true;
  return closed.path === own || closed.path.startsWith(`${own}.`) || closed.reason.startsWith(`${path} `);
}

/** `own`: the path of what is explained, which is left out of the names. */
function describe({ place, path, reason, named }: Closed, own: string): string {
  const name =
    path === own ? path.slice(path.indexOf('.') + 1) : path.startsWith(`${own}.`) ? path.slice(own.length + 1) : path;
  // A pack hides a thing by a guard that always denies.
  const why = reason === 'not for anyone' ? 'hidden by the brand' : reason;
  const at = named && ` ("${named.name}", ${named.place.file}:${named.place.line}:${named.place.column})`;
  return `${place.file}:${place.line}:${place.column}  ${name}: ${why}${at ?? ''}`;
}

/** The lines that close something to a person, each once, below a heading. */
function missingLines(closed: readonly Closed[], own: string): string[] {
  const missing = [...new Set(closed.map((item) => describe(item, own)))];
  return missing.length === 0 ? [] : ['', 'Missing:', ...missing.map((line) => `  ${line}`)];
}

/** The lines that close something of a file of the whole product. */
function explainFile(file: string, closed: readonly Closed[]): string[] {
  const missing = missingLines(
    closed.filter(({ path }) => path.startsWith(`${file}.`)),
    file,
  );
  return [missing.length === 0 ? `Nothing of ${file} is closed.` : `${file}:`, ...missing];
}

/**
 * What a person has of a resource, as an outline, and for everything that they do not have the line that hides it and
 * why; of one of EXPLAINED_FILES, these lines alone. A fact that is not known opens nothing.
 */
export function explain(config: Config, facts: GuardFacts, subject: string): string {
  const branded = brandedConfig(config, facts);
  const { screens, closed, access } = resolve(branded, facts);
  const resource = branded.resources.get(subject);
  if (resource === undefined) return `${explainFile(subject, closed).join('\n')}\n`;
  const { path = '' } = resource.value;
  const forms = (access.get(subject)?.actions ?? []).flatMap(({ form }) => form ?? []);
  const words = branded.messages[KEY_LANGUAGE];
  const open = screens.resources[subject];
  const lines = open === undefined ? [`${subject} ${path} is closed.`] : outlineResource(subject, open, words);
  const concerned = closed.filter((item) => concerns(item, subject, path, forms));
  return `${[...lines, ...missingLines(concerned, `resources.${subject}`)].join('\n')}\n`;
}
