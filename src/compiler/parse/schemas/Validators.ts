import type { Ajv, AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import type { NodePath } from '../../config.ts';
import type { FileTree } from '../../fileTree.ts';
import type { Problem } from '../../problem.ts';
import { problem, startOf } from '../../report.ts';
import { readJson } from '../syntax/readJson.ts';
import type { CompiledSchemas } from './compiledSchemas.ts';
import { createAjv, type FoundReference, knowSchema } from './createAjv.ts';
import { noteTags } from './discriminatorTags.ts';
import type { VocabularyKind } from './openVocabulary.ts';
import { ReadCache } from './ReadCache.ts';
import { schemaId, schemaTexts } from './schemaTexts.ts';

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

/** The schemas of a tree, compiled when first needed, unless they have been before. */
export class Validators {
  readonly problems: Problem[] = [];
  /** What was read of files under these schemas. */
  readonly cache = new ReadCache();
  private readonly ajv: Ajv | undefined;
  private readonly schemas = new Map<string, AnySchemaObject>();

  constructor(
    tree: FileTree,
    private readonly kept?: CompiledSchemas,
  ) {
    if (kept === undefined) this.ajv = createAjv();
    for (const [file, text] of schemaTexts(tree)) this.add(file, text);
  }

  private add(file: string, text: string): void {
    const schema = parseSchema(text);
    if (schema === undefined) {
      this.problems.push(...readJson(file, text).problems);
      return;
    }
    if (typeof schema !== 'object' || schema === null || schema.$id !== schemaId(file)) {
      this.break(file, `Its $id is not "${schemaId(file)}".`);
      return;
    }
    try {
      if (this.ajv !== undefined) {
        noteTags(schema);
        knowSchema(this.ajv, schema);
      }
      this.schemas.set(file, schema);
    } catch (error) {
      this.break(file, reason(error));
    }
  }

  private break(file: string, what: string): void {
    this.problems.push(
      problem('schema-broken', startOf(file), what, 'Write the schema in JSON Schema draft-07, as the other schemas.'),
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
      return this.kept?.[file] ?? this.ajv?.getSchema(schemaId(file));
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
    const found: FoundReference[] = [];
    validate.call(found, value);
    const references = found.map(({ kind, pointer, name }) => ({ kind, name, path: pointerPath(pointer, value) }));
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
