/** The names that config files refer to each other by. What a name must be known in is checked across files. */
export const VOCABULARY = {
  localeKey: 'LocaleKey',
  brand: 'BrandName',
  flag: 'FlagName',
  resource: 'ResourceName',
  record: 'RecordName',
  form: 'FormName',
  journey: 'JourneyName',
  guard: 'GuardName',
  valueList: 'ValueListName',
} as const;

export type VocabularyKind = keyof typeof VOCABULARY;

/** The file that holds the vocabulary for the editor. */
export const VOCABULARY_FILE = 'schemas/generated/vocabulary.schema.json';

/** Where the vocabulary schema is known as. */
export const VOCABULARY_ID = 'https://schemas.beranda.example/generated/vocabulary.schema.json';

/** The keyword that marks a reference, so that validating a file also collects what it refers to. */
export const REFERENCE_KEYWORD = 'x-reference';

/** The vocabulary as the compiler validates with: any text, marked with what it refers to. */
export function openVocabulary(): object {
  const definitions: Record<string, object> = {};
  for (const [kind, title] of Object.entries(VOCABULARY)) {
    definitions[kind] = { title, type: 'string', [REFERENCE_KEYWORD]: kind };
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', $id: VOCABULARY_ID, title: 'Vocabulary', definitions };
}
