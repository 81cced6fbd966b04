import type { Draft } from '../draft.ts';
import { baseName, type FileTree, filesBelow } from '../fileTree.ts';
import { KEY_LANGUAGE } from '../languages.ts';
import type { Problem } from '../problem.ts';
import { withCommonWords } from './files/commonWords.ts';
import { fileProblems } from './files/fileProblems.ts';
import { withLapses } from './files/withLapses.ts';
import { validatorsOf } from './schemas/validatorsOf.ts';
import { TreeReader } from './TreeReader.ts';
import { withBrandsOfKind } from './withBrandsOfKind.ts';

/** A tree as far as it could be read. */
export interface TreeReading {
  readonly draft: Draft;
  readonly problems: readonly Problem[];
}

/** Reads every file of a tree. A file that cannot be read does not keep the others from being read. */
export function readTree(tree: FileTree): TreeReading {
  const validators = validatorsOf(tree);
  const taken = {
    resource: new Set(filesBelow(tree, 'config/resources', '.yaml').map(baseName)),
    page: new Set(filesBelow(tree, 'config/pages', '.yaml').map(baseName)),
    formValues: new Set(filesBelow(tree, 'schemas/forms', '.schema.json').map(baseName)),
    form: new Set(filesBelow(tree, 'config/forms', '.yaml').map(baseName)),
    transitions: new Set(filesBelow(tree, 'config/transitions', '.yaml').map(baseName)),
    record: new Set(filesBelow(tree, 'schemas/records', '.schema.json').map(baseName)),
    brand: new Set(filesBelow(tree, 'brands', '/brand.yaml').map((file) => file.split('/')[1] ?? '')),
  };
  const reader = new TreeReader(tree, validators);
  const words = reader.words('locales');
  reader.readDeclarations(words.get(KEY_LANGUAGE)?.value);
  const { resources, transitions } = reader;
  const formValues = reader.formValues();
  const records = withLapses(reader.records(), transitions);
  const draft: Draft = {
    ...reader.singles,
    resources,
    pages: reader.pages,
    forms: reader.forms,
    formValues,
    records,
    transitions,
    words: withCommonWords(words, { resources, records, formValues }),
    packs: reader.packs(taken.brand),
    references: reader.references,
    partial: reader.partial,
    taken,
  };
  const ofBrands = withBrandsOfKind(draft, reader.singles, tree);
  return { draft: ofBrands, problems: [...fileProblems(tree), ...reader.problems, ...validators.problems] };
}
