import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { NodePath } from '../config.ts';
import { type FileTree, filesBelow } from '../fileTree.ts';
import type { Problem } from '../problem.ts';
import { problem, startOf } from '../report.ts';
import { noteTags, TAGS_KEYWORD } from './discriminatorTags.ts';
import { openVocabulary, REFERENCE_KEYWORD, VOCABULARY_FILE, type VocabularyKind } from './openVocabulary.ts';
import { ReadCache } from './ReadCache.ts';
import { readJson } from './readJson.ts';

/** A value of a config file that names something declared in another file. */
export interface Reference {
  readonly kind: VocabularyKind;
  readonly path: NodePath;
  readonly name: string;
}

/** What one validation said. */
export interface Verdict {
  readonly errors: readonly ErrorObject[];
  readonly references: readonly Reference[];
}

/** The file whose schemas say which version of the config language they are of. */
const VERSION_FILE = 'schemas/shared/common.schema.json';

/** Where the schemas are known as; a schema's path below schemas/ follows. */
const BASE_ID = 'https://schemas.beranda.example/';

/** Most schemas are used for a handful of files: compiling them costs more than running them does. */
const FAST = { inlineRefs: false, code: { optimize: false } } as const;

/** A JSON pointer as the path of keys and indexes that it is, in the value it points into. */
export function pointerPath(pointer: string, value: unknown): NodePath {
  const path: (string | number)[] = [];
  let current = value;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(current) ? Number(name) : name;
    path.push(key);
    current = (current as Record<string | number, unknown> | null | undefined)?.[key];
  }
  return path;
}

/** The schemas of a tree, compiled when first needed. */
export class Validators {
  readonly problems: Problem[] = [];
  /** What was read of files under these schemas. */
  readonly cache = new ReadCache();
  private readonly ajv: Ajv;
  private readonly schemas = new Map<string, AnySchemaObject>();
  private found: { kind: VocabularyKind; pointer: string; name: string }[] = [];

  constructor(tree: FileTree) {
    this.ajv = new Ajv({
      allErrors: true,
      discriminator: true,
      strict: true,
      strictRequired: false,
      verbose: true,
      ...FAST,
    });
    formatsPlugin.default(this.ajv, ['email', 'hostname']);
    this.ajv.addKeyword(TAGS_KEYWORD);
    // What an operation takes: read from the generated table, not by validation.
    this.ajv.addKeyword('x-operations');
    this.ajv.addKeyword({
      keyword: REFERENCE_KEYWORD,
      schemaType: 'string',
      errors: false,
      validate: (kind: VocabularyKind, name: unknown, _schema: unknown, context?: { instancePath: string }) => {
        if (typeof name === 'string') this.found.push({ kind, pointer: context?.instancePath ?? '', name });
        return true;
      },
    });
    this.ajv.addSchema(openVocabulary());
    for (const file of schemaFiles(tree)) this.add(file, tree.get(file) ?? '');
  }

  private add(file: string, text: string): void {
    const schema = parseSchema(text);
    if (schema === undefined) {
      this.problems.push(...readJson(file, text).problems);
      return;
    }
    const id = BASE_ID + file.slice('schemas/'.length);
    if (typeof schema !== 'object' || schema === null || schema.$id !== id) {
      this.break(file, `Its $id is not "${id}".`);
      return;
    }
    noteTags(schema);
    try {
      this.ajv.addSchema(schema);
      this.schemas.set(file, schema);
    } catch (error) {
      this.break(file, reason(error));
    }
  }

  private break(file: string, what: string): void {
    this.problems.push(
      problem('schema-broken', startOf(file), what, 'Write the schema in JSON Schema draft-07, as its neighbours are.'),
    );
  }

  /** The schemas that a file was read into, by file. */
  all(): ReadonlyMap<string, AnySchemaObject> {
    return this.schemas;
  }

  /** The version of the config language that the schemas are of, so that a tree of another time can be read as well. */
  get version(): number | undefined {
    const version: unknown = this.schemas.get(VERSION_FILE)?.definitions?.version?.const;
    return typeof version === 'number' ? version : undefined;
  }

  private compiled(file: string): ValidateFunction | undefined {
    if (!this.schemas.has(file)) return undefined;
    try {
      return this.ajv.getSchema(BASE_ID + file.slice('schemas/'.length));
    } catch (error) {
      this.break(file, reason(error));
      this.schemas.delete(file);
      return undefined;
    }
  }

  /** Validates a value by the schema of a file, or says `undefined` when that schema is broken or missing. */
  validate(schemaFile: string, value: unknown): Verdict | undefined {
    const validate = this.compiled(schemaFile);
    if (validate === undefined) return undefined;
    this.found = [];
    validate(value);
    const references = this.found.map(({ kind, pointer, name }) => ({ kind, name, path: pointerPath(pointer, value) }));
    return { errors: validate.errors ?? [], references };
  }
}

/** What is wrong with a schema, without what follows from it. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split(', ')[0]}.`;
}

/** A schema without the places of its parts, which the parser that knows them takes far longer to find. */
function parseSchema(text: string): AnySchemaObject | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The schemas of config files; record and API schemas are read elsewhere. */
function schemaFiles(tree: FileTree): string[] {
  const elsewhere = ['schemas/records/', 'schemas/api/', 'schemas/generated/', 'schemas/forms/'];
  return filesBelow(tree, 'schemas', '.schema.json').filter(
    (file) => file !== VOCABULARY_FILE && !elsewhere.some((folder) => file.startsWith(folder)),
  );
}
