/** A YAML file of the config and the schema that it is written to. */
export interface FileKind {
  readonly kind:
    | 'resource'
    | 'page'
    | 'form'
    | 'brand'
    | 'transitions'
    | 'navigation'
    | 'redirects'
    | 'notices'
    | 'permissions'
    | 'flags'
    | 'limits'
    | 'accepted'
    | 'glossary'
    | 'names'
    | 'views'
    | 'journeys'
    | 'errors'
    | 'applications'
    | 'notifications'
    | 'tours';
  readonly schemaFile: string;
}

/** The files of which there is exactly one: config/<name>.yaml. */
export const SINGLE_FILES = [
  'navigation',
  'redirects',
  'notices',
  'permissions',
  'flags',
  'limits',
  'views',
  'journeys',
  'errors',
  'applications',
  'notifications',
] as const;

/** The file of named guards and lists of values. */
export const NAMES_FILE = 'config/names.yaml';

/** What a YAML file is, by its path; `undefined` where nothing reads such a file. */
export function fileKind(file: string): FileKind | undefined {
  for (const single of SINGLE_FILES) {
    if (file === `config/${single}.yaml`) return { kind: single, schemaFile: `schemas/${single}.schema.json` };
  }
  // Only `npm run config-diff` reads it, so that a config does without.
  if (file === 'config/accepted-widenings.yaml')
    return { kind: 'accepted', schemaFile: 'schemas/accepted-widenings.schema.json' };
  // Only the check of the texts reads it, so that a config does without.
  if (file === 'locales/glossary.yaml') return { kind: 'glossary', schemaFile: 'schemas/glossary.schema.json' };
  // A config without tours does without.
  if (file === 'config/tours.yaml') return { kind: 'tours', schemaFile: 'schemas/tours.schema.json' };
  // What other files use by name, so that a config without such names does without.
  if (file === NAMES_FILE) return { kind: 'names', schemaFile: 'schemas/names.schema.json' };
  if (/^config\/resources\/[^/]+\.yaml$/.test(file))
    return { kind: 'resource', schemaFile: 'schemas/resource.schema.json' };
  if (/^config\/forms\/[^/]+\.yaml$/.test(file)) return { kind: 'form', schemaFile: 'schemas/form.schema.json' };
  if (/^config\/pages\/[^/]+\.yaml$/.test(file)) return { kind: 'page', schemaFile: 'schemas/page.schema.json' };
  if (/^config\/transitions\/[^/]+\.yaml$/.test(file))
    return { kind: 'transitions', schemaFile: 'schemas/transitions.schema.json' };
  if (/^brands\/[^/]+\/brand\.yaml$/.test(file)) return { kind: 'brand', schemaFile: 'schemas/brand.schema.json' };
  return undefined;
}

/** The first line, which names the schema of a file for editors. */
export function schemaLine(file: string, schemaFile: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${schemaFile}`;
}
