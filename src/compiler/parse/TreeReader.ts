import type { BrandFile, FormFile, FormValues, PageFile, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../config.ts';
import type { LocatedReference, PackDraft, SingleSources } from '../draft.ts';
import { baseName, type FileTree, filesBelow } from '../fileTree.ts';
import type { Problem } from '../problem.ts';
import { fileKind } from './fileKinds.ts';
import { isReadable } from './fileProblems.ts';
import { readDeclaration } from './readDeclaration.ts';
import { readFormValues } from './readFormValues.ts';
import { readMessages, type Words } from './readMessages.ts';
import { readRecord } from './readRecord.ts';
import type { Validators } from './Validators.ts';

/** Reads the files of one tree and gathers what it finds. */
export class TreeReader {
  readonly problems: Problem[] = [];
  readonly partial = new Set<string>();
  readonly references: LocatedReference[] = [];
  readonly resources = new Map<string, Source<ResourceFile>>();
  readonly pages = new Map<string, Source<PageFile>>();
  readonly forms = new Map<string, Source<FormFile>>();
  readonly singles: SingleSources = {};
  private readonly brands = new Map<string, Source<BrandFile>>();

  constructor(
    private readonly tree: FileTree,
    private readonly validators: Validators,
  ) {}

  /** Reads a file, unless it is too long to be read or has not changed. */
  private read<Result extends { readonly problems: readonly Problem[] }>(
    file: string,
    read: (file: string, text: string) => Result,
  ): Result | undefined {
    const text = this.tree.get(file);
    if (text === undefined || !isReadable(file, text)) return undefined;
    const result = this.validators.cache.read(file, text, read);
    this.problems.push(...result.problems);
    if (result.problems.length > 0) this.partial.add(file);
    return result;
  }

  readDeclarations(): void {
    for (const file of [...this.tree.keys()].sort()) {
      const kind = fileKind(file);
      if (kind === undefined) continue;
      const read = (name: string, text: string) => readDeclaration(name, text, kind, this.validators);
      const source = this.keep(this.read(file, read));
      if (source === undefined) continue;
      // The schema has vouched for the shape.
      if (kind.kind === 'resource') this.resources.set(baseName(file), source as Source<ResourceFile>);
      else if (kind.kind === 'page') this.pages.set(baseName(file), source as Source<PageFile>);
      else if (kind.kind === 'form') this.forms.set(baseName(file), source as Source<FormFile>);
      else if (kind.kind === 'brand') this.brands.set(file.split('/')[1] ?? '', source as Source<BrandFile>);
      else Object.assign(this.singles, { [kind.kind]: source });
    }
  }

  private keep(reading: ReturnType<typeof readDeclaration> | undefined): Source<unknown> | undefined {
    const source = reading?.source;
    if (reading !== undefined && source !== undefined) {
      this.references.push(...reading.references.map((reference) => ({ ...reference, source })));
    }
    return source;
  }

  records(): Map<string, RecordSchema> {
    const records = new Map<string, RecordSchema>();
    for (const file of filesBelow(this.tree, 'schemas/records', '.schema.json')) {
      const record = this.read(file, (name, text) => readRecord(name, text, this.validators))?.record;
      if (record !== undefined) records.set(baseName(file), record);
    }
    return records;
  }

  formValues(): Map<string, Source<FormValues>> {
    const values = new Map<string, Source<FormValues>>();
    for (const file of filesBelow(this.tree, 'schemas/forms', '.schema.json')) {
      const source = this.read(file, (name, text) => readFormValues(name, text, this.validators))?.source;
      if (source !== undefined) values.set(baseName(file), source);
    }
    return values;
  }

  words(folder: string): Map<string, Source<Words>> {
    const words = new Map<string, Source<Words>>();
    for (const file of filesBelow(this.tree, folder, '.json')) {
      const source = this.read(file, readMessages)?.source;
      if (source !== undefined) words.set(baseName(file), source);
    }
    return words;
  }

  /** The packs with the names given; their declarations have to be read before. */
  packs(names: Iterable<string>): Map<string, PackDraft> {
    const packs = new Map<string, PackDraft>();
    for (const name of names) {
      const folder = `brands/${name}`;
      const images = filesBelow(this.tree, folder, '.svg').map(
        (file) => [file.slice(folder.length + 1), this.tree.get(file) ?? ''] as const,
      );
      const source = this.brands.get(name);
      packs.set(name, {
        name,
        words: this.words(`${folder}/locales`),
        images: new Map(images),
        ...(source && { source }),
      });
    }
    return packs;
  }
}
