import type { Draft } from './draft.ts';
import type { FileTree } from './fileTree.ts';
import { KEY_LANGUAGE } from './languages.ts';
import { VOCABULARY, VOCABULARY_FILE, VOCABULARY_ID, type VocabularyKind } from './parse/schemas/openVocabulary.ts';
import type { Problem } from './problem.ts';
import { problem, startOf } from './report.ts';

const DESCRIPTIONS: Readonly<Record<VocabularyKind, string>> = {
  localeKey: 'The key of a text in locales/, never the text itself.',
  brand: 'A folder of brands/.',
  flag: 'A feature flag of config/flags.yaml.',
  resource: 'A file of config/resources/.',
  record: 'A record schema of schemas/records/.',
  form: 'A file of config/forms/.',
  journey: 'A journey of config/journeys.yaml.',
  guard: 'A named guard of config/names.yaml.',
  valueList: 'A named list of values of config/names.yaml.',
};

function names(draft: Draft, kind: VocabularyKind): readonly string[] {
  if (kind === 'flag') return draft.flags?.value.flags.map((flag) => flag.id) ?? [];
  if (kind === 'journey') return draft.journeys?.value.journeys.map((journey) => journey.id) ?? [];
  if (kind === 'guard') return Object.keys(draft.names?.value.guards ?? {});
  if (kind === 'valueList') return Object.keys(draft.names?.value.values ?? {});
  if (kind !== 'localeKey') return [...draft.taken[kind]];
  const sources = [draft.words, ...[...draft.packs.values()].map((pack) => pack.words)];
  return sources.flatMap((words) => Object.keys(words.get(KEY_LANGUAGE)?.value ?? {}));
}

/**
 * The vocabulary for the editor: the schemas refer to its definitions, so that an editor completes and checks names
 * that are declared in other files. The compiler itself validates with an open one and checks names across files.
 */
export function vocabularyText(draft: Draft): string {
  const definitions: Record<string, object> = {};
  for (const [kind, title] of Object.entries(VOCABULARY) as [VocabularyKind, string][]) {
    const known = [...new Set(names(draft, kind))].sort();
    // An enum must not be empty: where there is no name yet, every name is refused.
    const values = known.length > 0 ? { type: 'string', enum: known } : { type: 'string', not: {} };
    definitions[kind] = { title, description: DESCRIPTIONS[kind], ...values };
  }
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: VOCABULARY_ID,
    title: 'Vocabulary',
    description: 'Generated from config/, brands/, locales/ and schemas/records/ by `npm run generate`. Do not edit.',
    definitions,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Whether the generated file of a tree is the vocabulary that its files declare. */
export function checkVocabulary(tree: FileTree, vocabulary: string): Problem[] {
  if (tree.get(VOCABULARY_FILE) === vocabulary) return [];
  const what = 'The vocabulary does not match the names that the config declares.';
  return [problem('stale-vocabulary', startOf(VOCABULARY_FILE), what, 'Run `npm run generate` and commit the file.')];
}
