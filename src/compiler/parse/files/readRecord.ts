import { ERROR_STATUS, type ErrorCode } from '#contract/errorCodes.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { LocatedReference } from '../../draft.ts';
import { baseName } from '../../fileTree.ts';
import type { Problem } from '../../problem.ts';
import { schemaProblems } from '../schemas/schemaProblems.ts';
import type { Validators } from '../schemas/Validators.ts';
import { createSource } from '../syntax/placedNode.ts';
import { readJson } from '../syntax/readJson.ts';
import { isMap, isNames, RecordReader, text } from './RecordReader.ts';
import { checkDirection } from './readDirection.ts';

/** A record schema as far as it could be read. */
export interface RecordReading {
  readonly record?: RecordSchema;
  /** The lists of values that it names and that do not exist: those that exist have been written out. */
  readonly references?: readonly LocatedReference[];
  readonly problems: readonly Problem[];
}

/** Whether a code answers for what is not there. */
function isNotFound(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code) && ERROR_STATUS[code as ErrorCode] === 404;
}

/** The schema that record schemas are written to. */
const SCHEMA_FILE = 'schemas/record.schema.json';

/**
 * Reads a record schema: schemas/records/<name>.schema.json. A keyword that does not exist keeps it from being read, since
 * what it meant to say would be ignored. Without validators the file has been checked already.
 */
export function readRecord(file: string, fileText: string, validators?: Validators): RecordReading {
  const { placed, lines, problems } = readJson(file, fileText);
  if (placed === undefined) return { problems };
  const source = createSource(file, isMap(placed.value) ? placed.value : {}, placed, lines);
  const verdict = validators?.validate(SCHEMA_FILE, placed.value);
  const invalid = verdict === undefined ? [] : schemaProblems(source, verdict.errors);
  if (invalid.length > 0) return { problems: [...problems, ...invalid.map(({ problem }) => problem)] };
  const reader = new RecordReader(source);
  const schema = source.value;

  const table = text(schema['x-table']);
  const idPrefix = text(schema['x-id-prefix']);

  const properties = isMap(schema.properties) ? schema.properties : {};
  for (const [name, field] of Object.entries(properties)) if (isMap(field)) reader.readField(name, field);
  for (const name of ['id', 'created']) {
    if (!Object.hasOwn(properties, name))
      reader.report(['properties'], `It has no field "${name}".`, `Every record has "id" and "created".`);
  }
  for (const [name, field] of Object.entries(reader.fields)) {
    if (field.copied !== undefined)
      reader.checkNames(['properties', name, 'x-copied'], [field.copied.from], 'record-id');
    if (field.currency !== undefined) reader.checkNames(['properties', name, 'x-currency'], [field.currency]);
    checkDirection(field, reader.fields, (...found) => reader.report(...found));
  }

  const indexes = Array.isArray(schema['x-indexes']) ? schema['x-indexes'] : [];
  for (const [index, fields] of indexes.filter(isNames).entries()) reader.checkNames(['x-indexes', index], fields);
  const search = isNames(schema['x-search']) ? schema['x-search'] : [];
  reader.checkNames(['x-search'], search, 'text');
  const lookup = isNames(schema['x-lookup']) ? schema['x-lookup'] : [];
  for (const [index, name] of lookup.entries()) {
    if (!search.includes(name))
      reader.report(['x-lookup', index], `"${name}" has no lower-cased copy.`, 'Add it to x-search as well.');
  }
  const lastFour = isNames(schema['x-last-four']) ? schema['x-last-four'] : [];
  reader.checkNames(['x-last-four'], lastFour, 'text');
  const unique = isNames(schema['x-unique']) ? schema['x-unique'] : [];
  reader.checkNames(['x-unique'], unique);
  const across = Array.isArray(schema['x-unique-across']) ? schema['x-unique-across'] : [];
  for (const [index, fields] of across.filter(isNames).entries()) reader.checkNames(['x-unique-across', index], fields);
  const onlyOne = isNames(schema['x-only-one']) ? schema['x-only-one'] : [];
  reader.checkNames(['x-only-one'], onlyOne, 'boolean');

  const notFound = schema['x-not-found'];
  if (notFound !== undefined && !isNotFound(notFound))
    reader.report(
      ['x-not-found'],
      'The error code does not have status 404.',
      'Use an error code with status 404, or remove the key.',
    );

  const found = [...problems, ...reader.problems];
  if (table === undefined || idPrefix === undefined) return { problems: found };
  const record: RecordSchema = {
    name: baseName(file),
    table,
    idPrefix,
    fields: reader.fields,
    indexes: indexes.filter(isNames),
    search,
    lookup,
    lastFour,
    unique,
    uniqueAcross: across.filter(isNames),
    onlyOne,
    singleton: schema['x-singleton'] === true,
    // Those of its transitions: withLapses.
    lapses: [],
    ...(isNotFound(notFound) && { notFound }),
    appendOnly: schema['x-append-only'] === true,
    view: schema['x-view'] === true,
  };
  const references = (verdict?.references ?? []).map((reference) => ({ ...reference, source }));
  return { record, references, problems: found };
}
