import { parse } from 'yaml';
import { glossaryRules, inGlossaryWords } from '#compiler/checks/words/glossaryRules.ts';
import type { Config, Messages } from '#compiler/config.ts';
import { listsOfTree, withValues } from '#compiler/expand/valueLists.ts';
import { type FileTree, filesBelow } from '#compiler/fileTree.ts';
import { readRecord } from '#compiler/parse/files/readRecord.ts';
import { fieldLabel, labelledValues } from '#compiler/resolve/fields/resolveColumn.ts';
import { recordWord } from '#contract/columns/recordWord.ts';
import type { GlossaryFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { UsageError } from '../lib/UsageError.ts';
import { addWords, humanise, type NewWords } from './addWords.ts';
import { translate, untranslated } from './glossary.ts';
import { iconOf } from './iconOf.ts';
import { inProgressOf } from './inProgress.ts';
import { insertItem, removeItem } from './insertItem.ts';
import { type NewField, recordText } from './recordText.ts';
import { resourceText, wordsPrefix } from './resourceText.ts';
import { transitionsText } from './transitionsText.ts';

/** The entered values. */
export interface ResourceAnswers {
  readonly name: string;
  readonly record: string;
  /** For a new record: its fields, and the prefix of its ids. */
  readonly fields: readonly NewField[];
  readonly idPrefix: string;
  readonly path: string;
  readonly titleEn: string;
  readonly titleId: string;
  readonly permissions: readonly string[];
  readonly where: string;
  /** The section of the sidebar that lists the resource. */
  readonly section: string;
}

function recordSchema(tree: FileTree, files: Map<string, string>, answers: ResourceAnswers): RecordSchema {
  const file = `schemas/records/${answers.record}.schema.json`;
  const text = tree.get(file) ?? recordText(answers.record, answers.idPrefix, answers.fields);
  if (!tree.has(file)) files.set(file, text);
  const { record } = readRecord(file, withValues(text, listsOfTree(tree)));
  if (record === undefined) throw new UsageError(`${file} cannot be read; see npm run check.`);
  return record;
}

/** Parses `account=BALANCE`. Throws UsageError for invalid text. */
function parseWhere(text: string): Record<string, string[]> {
  if (text === '') return {};
  const [, field, values] = /^([a-z][a-z0-9_]*)=([A-Z0-9_|]+)$/.exec(text) ?? [];
  if (field === undefined || values === undefined)
    throw new UsageError(`"${text}" is no condition. Write field=VALUE.`);
  return { [field]: values.split('|') };
}

/** Returns a name in both languages: by the glossary, or marked for translation. */
function inBoth(name: string): { en: string; id: string } {
  const en = humanise(name);
  return { en, id: translate(name) ?? untranslated(en) };
}

/**
 * Returns the messages of the screen and the record, and of every field and value that has none yet and shares none
 * (decision 0027).
 */
function words(record: RecordSchema, { name, titleEn, titleId }: ResourceAnswers, shared: Messages[string]): NewWords {
  const prefix = wordsPrefix(name);
  const added = new Map<string, { en: string; id?: string }>([
    [`${prefix}.title`, { en: titleEn, id: titleId }],
    // In Bahasa Indonesia, singular and plural are the same.
    [recordWord(record.name), { en: humanise(record.name), id: titleId }],
    [`${prefix}.empty`, { en: 'What you have will show here.', id: 'Yang Anda miliki akan tampil di sini.' }],
    [`${prefix}.section_details`, { en: 'Details', id: 'Rincian' }],
  ]);
  for (const field of Object.values(record.fields)) {
    if (!(`fields.common.${field.name}` in shared)) added.set(fieldLabel(record, field.name), inBoth(field.name));
    for (const { value, label } of labelledValues(record, field.name)) {
      if (`values.common.${value}` in shared) continue;
      // A currency is labelled by its code in both languages.
      added.set(label, field.name === 'currency' ? { en: value, id: value } : inBoth(value));
    }
  }
  return added;
}

/** Returns messages with the glossary's terms, which `npm run check` requires. */
function inTerms(tree: FileTree, added: NewWords): NewWords {
  const glossary: GlossaryFile | null = parse(tree.get('locales/glossary.yaml') ?? 'null');
  if (glossary === null) return added;
  const rules = { en: glossaryRules(glossary, 'en'), id: glossaryRules(glossary, 'id') };
  return new Map(
    [...added].map(([key, { en: written, id }]) => {
      const en = inGlossaryWords(written, written, rules.en);
      return [key, { en, ...(id !== undefined && { id: inGlossaryWords(id, en, rules.id) }) }];
    }),
  );
}

/**
 * Returns the files of a new resource, and those that change with it: its record and its transitions if they are new,
 * messages, navigation.
 */
export function newResource(tree: FileTree, config: Config, answers: ResourceAnswers): Map<string, string> {
  const { name, path, permissions, section } = answers;
  const file = `config/resources/${name}.yaml`;
  if (tree.has(file)) throw new UsageError(`There is a resource "${name}" already: ${file}.`);
  const files = new Map<string, string>();
  const record = recordSchema(tree, files, answers);
  const transitions = files.size > 0 ? transitionsText(record) : undefined;
  if (transitions !== undefined) files.set(`config/transitions/${record.name}.yaml`, transitions);
  const resourceOf = (prefix: string): string | undefined => {
    for (const [other, source] of config.resources) {
      if (config.records.get(source.value.record)?.idPrefix === prefix) return other;
    }
    return undefined;
  };
  const inProgress = inProgressOf(record, config);
  const resource = { name, record, path, permissions, where: parseWhere(answers.where), inProgress };
  files.set(file, resourceText(resource, resourceOf));
  for (const [localeFile, text] of addWords(tree, inTerms(tree, words(record, answers, config.messages.en ?? {}))))
    files.set(localeFile, text);

  const navigation = tree.get('config/navigation.yaml') ?? '';
  const position = config.navigation.value.sections.findIndex((candidate) => candidate.id === section);
  const icon = iconOf(name, config.navigation.value);
  const drawn = icon === undefined ? '' : ` icon: ${icon},`;
  const item = `{ id: ${name}, label: ${wordsPrefix(name)}.title,${drawn} to: ${path} }`;
  const withItem = insertItem(removeItem(navigation, ['planned'], path), ['sections', position, 'items'], item);
  files.set('config/navigation.yaml', insertItem(withItem, ['home'], `{ to: ${path}, guard: { anyone: true } }`));
  return files;
}

/** Returns the names of the record schemas. */
export function recordNames(tree: FileTree): string[] {
  return filesBelow(tree, 'schemas/records', '.schema.json').map((file) =>
    file.slice('schemas/records/'.length, -'.schema.json'.length),
  );
}
