import type { BrandFile, PageFile, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../config.ts';
import type { Draft, LocatedReference, PackDraft, SingleSources } from '../draft.ts';
import { baseName, type FileTree, filesBelow } from '../fileTree.ts';
import type { Problem } from '../problem.ts';
import { fileKind } from './fileKinds.ts';
import { fileProblems, isReadable } from './fileProblems.ts';
import { readDeclaration } from './readDeclaration.ts';
import { readMessages, type Words } from './readMessages.ts';
import { readRecord } from './readRecord.ts';
import { validatorsOf } from './validatorsOf.ts';

/** A tree as far as it could be read. */
export interface TreeReading {
  readonly draft: Draft;
  readonly problems: readonly Problem[];
}

function readableText(tree: FileTree, file: string): string | undefined {
  const text = tree.get(file);
  return text !== undefined && isReadable(text) ? text : undefined;
}

function readRecords(tree: FileTree, problems: Problem[]): Map<string, RecordSchema> {
  const records = new Map<string, RecordSchema>();
  for (const file of filesBelow(tree, 'schemas/records', '.schema.json')) {
    const text = readableText(tree, file);
    if (text === undefined) continue;
    const reading = readRecord(file, text);
    problems.push(...reading.problems);
    if (reading.record !== undefined) records.set(baseName(file), reading.record);
  }
  return records;
}

function readWords(tree: FileTree, folder: string, problems: Problem[]): Map<string, Source<Words>> {
  const words = new Map<string, Source<Words>>();
  for (const file of filesBelow(tree, folder, '.json')) {
    const text = readableText(tree, file);
    if (text === undefined) continue;
    const reading = readMessages(file, text);
    problems.push(...reading.problems);
    if (reading.source !== undefined) words.set(baseName(file), reading.source);
  }
  return words;
}

function packNames(tree: FileTree): string[] {
  return filesBelow(tree, 'brands', '/brand.yaml').map((file) => file.split('/')[1] ?? '');
}

function readPacks(
  tree: FileTree,
  sources: ReadonlyMap<string, Source<BrandFile>>,
  problems: Problem[],
): Map<string, PackDraft> {
  const packs = new Map<string, PackDraft>();
  for (const name of packNames(tree)) {
    const images = new Map<string, string>();
    for (const file of filesBelow(tree, `brands/${name}`, '.svg'))
      images.set(file.slice(`brands/${name}/`.length), tree.get(file) ?? '');
    const source = sources.get(name);
    packs.set(name, {
      name,
      words: readWords(tree, `brands/${name}/locales`, problems),
      images,
      ...(source && { source }),
    });
  }
  return packs;
}

/** Reads every file of a tree. A file that cannot be read does not keep the others from being read. */
export function readTree(tree: FileTree): TreeReading {
  const problems = fileProblems(tree);
  const validators = validatorsOf(tree);
  const resources = new Map<string, Source<ResourceFile>>();
  const pages = new Map<string, Source<PageFile>>();
  const brands = new Map<string, Source<BrandFile>>();
  const singles: Record<string, Source<unknown>> = {};
  const references: LocatedReference[] = [];
  const partial = new Set<string>();

  for (const file of [...tree.keys()].sort()) {
    const kind = fileKind(file);
    const text = readableText(tree, file);
    if (kind === undefined || text === undefined) continue;
    const {
      source,
      whole,
      references: named,
      problems: found,
    } = readDeclaration(file, text, kind.schemaFile, validators);
    problems.push(...found);
    if (!whole) partial.add(file);
    if (source === undefined) continue;
    references.push(...named.map((reference) => ({ ...reference, source })));
    // The schema has vouched for the shape.
    if (kind.kind === 'resource') resources.set(baseName(file), source as Source<ResourceFile>);
    else if (kind.kind === 'page') pages.set(baseName(file), source as Source<PageFile>);
    else if (kind.kind === 'brand') brands.set(file.split('/')[1] ?? '', source as Source<BrandFile>);
    else singles[kind.kind] = source;
  }

  const draft: Draft = {
    ...(singles as SingleSources),
    resources,
    pages,
    records: readRecords(tree, problems),
    words: readWords(tree, 'locales', problems),
    packs: readPacks(tree, brands, problems),
    references,
    partial,
    taken: {
      resource: new Set(filesBelow(tree, 'config/resources', '.yaml').map(baseName)),
      page: new Set(filesBelow(tree, 'config/pages', '.yaml').map(baseName)),
      record: new Set(filesBelow(tree, 'schemas/records', '.schema.json').map(baseName)),
      brand: new Set(packNames(tree)),
    },
  };
  return { draft, problems: [...problems, ...validators.problems] };
}
