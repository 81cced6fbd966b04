import { _, Ajv, type AnySchemaObject, type KeywordCxt, Name, str } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { TAGS_KEYWORD } from './discriminatorTags.ts';
import { openVocabulary, REFERENCE_KEYWORD, type VocabularyKind } from './openVocabulary.ts';
import { rememberUris } from './rememberUris.ts';

/** A name of something declared in another file, and the JSON pointer to it. */
export interface FoundReference {
  readonly kind: VocabularyKind;
  readonly pointer: string;
  readonly name: string;
}

/** Writes the code that takes note of a reference. A validator is called on the list of those it finds. */
function noteReference({ gen, data, schema, it }: KeywordCxt): void {
  const pointer = str`${new Name('instancePath')}${it.errorPath}`;
  gen.if(_`typeof ${data} === "string"`, () =>
    gen.code(_`this.push({ kind: ${schema}, pointer: ${pointer}, name: ${data} })`),
  );
}

/** Ajv with our keywords, for the schemas of config files. `source`: keeps the code of what it makes. */
export function createAjv(source = false): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    verbose: true,
    passContext: true,
    // Most schemas are used for a handful of files: compiling them costs more than running them does.
    inlineRefs: false,
    code: { optimize: false, source },
  });
  ajv.opts.uriResolver = rememberUris(ajv.opts.uriResolver);
  formatsPlugin.default(ajv, ['email', 'hostname']);
  ajv.addKeyword(TAGS_KEYWORD);
  // What an operation takes: read from the generated table, not by validation.
  ajv.addKeyword('x-operations');
  // What only the short form of a file has, and the keys that it leaves unsaid: for types and documentation.
  ajv.addKeyword('x-short');
  ajv.addKeyword('x-implied');
  ajv.addKeyword({ keyword: REFERENCE_KEYWORD, schemaType: 'string', errors: false, code: noteReference });
  knowSchema(ajv, openVocabulary());
  return ajv;
}

/**
 * Makes a schema known, and each of its definitions under the address that others refer to it by: Ajv compiles what
 * it knows by its address once, and anything else once for every file that refers to it. Throws where it is no schema.
 */
export function knowSchema(ajv: Ajv, schema: AnySchemaObject): void {
  ajv.addSchema(schema);
  for (const [name, definition] of Object.entries<AnySchemaObject>(schema.definitions ?? {})) {
    // Whether it is a schema was seen with the whole.
    ajv.addSchema(definition, `${schema.$id}#/definitions/${name}`, false, false);
  }
}
