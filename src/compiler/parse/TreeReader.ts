import type {
  BrandFile,
  FormFile,
  FormValues,
  NamesFile,
  PageFile,
  ResourceFile,
  TransitionsFile,
} from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../config.ts';
import type { LocatedReference, PackDraft, SingleSources } from '../draft.ts';
import { type ExpandWith, expandDeclaration } from '../expand/expandDeclaration.ts';
import { likeAnother } from '../expand/likeAnother.ts';
import { Names } from '../expand/Names.ts';
import { usedLists, withValues } from '../expand/valueLists.ts';
import { baseName, type FileTree, filesBelow } from '../fileTree.ts';
import type { Problem } from '../problem.ts';
import { type FileKind, fileKind, NAMES_FILE } from './files/fileKinds.ts';
import { isReadable } from './files/fileProblems.ts';
import { type Declaration, readDeclaration } from './files/readDeclaration.ts';
import { readFormValues } from './files/readFormValues.ts';
import { readMessages, type Words } from './files/readMessages.ts';
import { readRecord } from './files/readRecord.ts';
import type { Validators } from './schemas/Validators.ts';

const NO_NAMES = new Names();

/** The names of a file that was read. */
const namesOf = new WeakMap<Declaration, Names>();

/** Reads the files of one tree and gathers what it finds. */
export class TreeReader {
  readonly problems: Problem[] = [];
  readonly partial = new Set<string>();
  readonly references: LocatedReference[] = [];
  readonly resources = new Map<string, Source<ResourceFile>>();
  readonly pages = new Map<string, Source<PageFile>>();
  readonly forms = new Map<string, Source<FormFile>>();
  readonly transitions = new Map<string, Source<TransitionsFile>>();
  readonly singles: SingleSources = {};
  /** Transitions of files without problems. */
  private readonly whole = new Map<string, Source<TransitionsFile>>();
  private names = NO_NAMES;
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
    const written = this.tree.get(file);
    const text = written && file.startsWith('schemas/') ? this.withLists(written) : written;
    if (text === undefined || !isReadable(file, text)) return undefined;
    const result = this.validators.cache.read(file, text, read);
    this.problems.push(...result.problems);
    if (result.problems.length > 0) this.partial.add(file);
    return result;
  }

  /** The text of a JSON schema with its lists of values written out. Notes which lists it uses. */
  private withLists(text: string): string {
    const source = this.singles.names;
    for (const name of usedLists(text)) {
      if (source !== undefined && this.names.has('valueList', name))
        this.references.push({ kind: 'valueList', name, path: ['values', name], source });
    }
    return withValues(text, this.names.lists);
  }

  /** The declarations of the tree: transitions first, which actions are expanded with. */
  private declarations(): { readonly file: string; readonly kind: FileKind }[] {
    const found = [...this.tree.keys()].sort().flatMap((file) => {
      const kind = fileKind(file);
      return kind === undefined || kind.kind === 'names' ? [] : [{ file, kind }];
    });
    const isFirst = ({ kind }: (typeof found)[number]) => kind.kind === 'transitions';
    return [...found.filter(isFirst), ...found.filter((declaration) => !isFirst(declaration))];
  }

  /** Reads every declaration and expands it. `texts`: those of the key language, which the short form relies on. */
  readDeclarations(texts: Words | undefined): void {
    const names = this.readNames();
    this.names = names;
    const { validators, whole: transitions } = this;
    const declarations = this.declarations().map(({ file, kind }) => {
      const read = (name: string, text: string) => readDeclaration(name, text, kind, validators);
      return { file, kind, reading: this.read(file, read) };
    });
    const resources = new Map(
      declarations.flatMap(({ file, kind, reading }) =>
        kind.kind === 'resource' ? [[baseName(file), reading] as const] : [],
      ),
    );
    for (const { file, kind, reading: written } of declarations) {
      const reading = kind.kind === 'resource' ? this.likeAnother(written, kind, resources) : written;
      const source = this.expand(reading, kind, { validators, texts, names, transitions });
      if (source === undefined) continue;
      // The schema has vouched for the shape.
      if (kind.kind === 'resource') this.resources.set(baseName(file), source as Source<ResourceFile>);
      else if (kind.kind === 'page') this.pages.set(baseName(file), source as Source<PageFile>);
      else if (kind.kind === 'form') this.forms.set(baseName(file), source as Source<FormFile>);
      else if (kind.kind === 'transitions') this.addTransitions(source as Source<TransitionsFile>);
      else if (kind.kind === 'brand') this.brands.set(file.split('/')[1] ?? '', source as Source<BrandFile>);
      else Object.assign(this.singles, { [kind.kind]: source });
    }
  }

  /** A resource with what it has of the one that it is like. */
  private likeAnother(
    reading: Declaration | undefined,
    { schemaFile }: FileKind,
    resources: ReadonlyMap<string, Declaration | undefined>,
  ): Declaration | undefined {
    if (reading === undefined) return undefined;
    const whole = likeAnother(reading, resources, schemaFile, this.validators);
    const found = whole.problems.slice(reading.problems.length);
    this.problems.push(...found);
    if (found.length > 0 && reading.source !== undefined) this.partial.add(reading.source.file);
    return whole;
  }

  private addTransitions(source: Source<TransitionsFile>): void {
    const record = baseName(source.file);
    this.transitions.set(record, source);
    if (!this.partial.has(source.file)) this.whole.set(record, source);
  }

  private readNames(): Names {
    const kind = fileKind(NAMES_FILE);
    if (kind === undefined || !this.tree.has(NAMES_FILE)) return NO_NAMES;
    const reading = this.read(NAMES_FILE, (name, text) => readDeclaration(name, text, kind, this.validators));
    const source = reading?.source as Source<NamesFile> | undefined;
    if (reading === undefined || source === undefined) return NO_NAMES;
    this.singles.names = source;
    this.references.push(...reading.references.map((reference) => ({ ...reference, source })));
    const names = namesOf.get(reading) ?? new Names(source, reading.written?.placed);
    namesOf.set(reading, names);
    return names;
  }

  private expand(reading: Declaration | undefined, kind: FileKind, using: ExpandWith): Source<unknown> | undefined {
    const expansion = reading && expandDeclaration(reading, kind, using);
    if (expansion === undefined) return undefined;
    const { source, references, problems } = expansion;
    this.problems.push(...problems);
    if (problems.length > 0) this.partial.add(source.file);
    this.references.push(...references);
    return source;
  }

  records(): Map<string, RecordSchema> {
    const records = new Map<string, RecordSchema>();
    for (const file of filesBelow(this.tree, 'schemas/records', '.schema.json')) {
      const reading = this.read(file, (name, text) => readRecord(name, text, this.validators));
      if (reading?.record !== undefined) records.set(baseName(file), reading.record);
      this.references.push(...(reading?.references ?? []));
    }
    return records;
  }

  formValues(): Map<string, Source<FormValues>> {
    const values = new Map<string, Source<FormValues>>();
    for (const file of filesBelow(this.tree, 'schemas/forms', '.schema.json')) {
      const reading = this.read(file, (name, text) => readFormValues(name, text, this.validators));
      if (reading?.source !== undefined) values.set(baseName(file), reading.source);
      this.references.push(...(reading?.references ?? []));
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
