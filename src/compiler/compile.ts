import { PACK_CHECKS } from './brand/packChecks.ts';
import { CHECKS } from './checks/allChecks.ts';
import type { BrandPack, Config, FormDeclaration, Messages, Source } from './config.ts';
import { causesFirst, withoutEchoes } from './consequences.ts';
import type { Draft, PackDraft } from './draft.ts';
import type { FileTree } from './fileTree.ts';
import { fingerprint } from './fingerprint.ts';
import type { Words } from './parse/files/readMessages.ts';
import { readTree } from './parse/readTree.ts';
import type { Problem } from './problem.ts';
import { vocabularyText } from './vocabulary.ts';

/** What a tree compiles to: a config, or every problem that keeps it from being one. */
export interface Compilation {
  /** Absent where there are problems. */
  readonly config?: Config;
  /** By file, line and column. */
  readonly problems: readonly Problem[];
  /** The text of the vocabulary file that the tree should have. */
  readonly vocabulary: string;
}

function messagesOf(words: ReadonlyMap<string, Source<Words>>): Messages {
  const messages: Record<string, Words> = {};
  for (const [language, source] of words) messages[language] = source.value;
  return messages;
}

/** The packs whose declaration could be read. */
export function packsOf(packs: ReadonlyMap<string, PackDraft>): Map<string, BrandPack> {
  const complete = new Map<string, BrandPack>();
  for (const [name, { source, words, images }] of packs) {
    if (source === undefined) continue;
    complete.set(name, { source, messages: messagesOf(words), images: Object.fromEntries(images) });
  }
  return complete;
}

/** The forms whose values could be read as well. */
export function formsOf(draft: Draft): Map<string, FormDeclaration> {
  const forms = new Map<string, FormDeclaration>();
  for (const [name, source] of draft.forms) {
    const values = draft.formValues.get(name)?.value;
    if (values !== undefined) forms.set(name, { source, values });
  }
  return forms;
}

function toConfig(draft: Draft, tree: FileTree): Config | undefined {
  const { navigation, redirects, notices, permissions, flags, limits, views, journeys, errors, applications } = draft;
  const { resources, pages, records, transitions, notifications, tours } = draft;
  if (!(navigation && redirects && notices && permissions && flags && limits && views)) return undefined;
  if (!(journeys && errors && applications && notifications)) return undefined;
  return {
    resources,
    pages,
    forms: formsOf(draft),
    records,
    transitions,
    navigation,
    redirects,
    notices,
    permissions,
    flags,
    limits,
    journeys,
    errors,
    applications,
    notifications,
    tours,
    views,
    messages: messagesOf(draft.words),
    brands: packsOf(draft.packs),
    files: tree,
    fingerprint: fingerprint(tree),
  };
}

/**
 * Compiles a tree of files: read, hold against the schemas, check across files, and apply every brand pack.
 * Pure: no disk, no clock; for any input it returns problems and does not throw.
 */
export function compile(tree: FileTree): Compilation {
  const { draft, problems: readProblems } = readTree(tree);
  const baseProblems = [...readProblems, ...CHECKS.flatMap((check) => check(draft))];
  // Patches of an invalid file cannot be checked.
  const partial = new Set([...draft.partial, ...baseProblems.map((problem) => problem.place.file)]);
  const packProblems = PACK_CHECKS.flatMap((check) => check({ ...draft, partial }));
  const problems = withoutEchoes(causesFirst(readProblems, [...baseProblems, ...packProblems]));
  const config = problems.length === 0 ? toConfig(draft, tree) : undefined;
  const vocabulary = vocabularyText(draft);
  return config === undefined ? { problems, vocabulary } : { config, problems, vocabulary };
}
