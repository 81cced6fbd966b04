import { ERROR_STATUS, type ErrorCode } from '#contract/errorCodes.ts';
import {
  type FieldKind,
  MADE_VALUES,
  type MadeValue,
  type RecordField,
  type RecordSchema,
} from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { LocatedReference } from '../../draft.ts';
import { baseName } from '../../fileTree.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { schemaProblems } from '../schemas/schemaProblems.ts';
import type { Validators } from '../schemas/Validators.ts';
import { createSource } from '../syntax/placedNode.ts';
import { readJson } from '../syntax/readJson.ts';
import { setOwn } from '../syntax/walkYaml.ts';
import { checkDirection, readDirection } from './readDirection.ts';

/** A record schema as far as it could be read. */
export interface RecordReading {
  readonly record?: RecordSchema;
  /** The lists of values that it names and that do not exist: those that exist have been written out. */
  readonly references?: readonly LocatedReference[];
  readonly problems: readonly Problem[];
}

type Json = Readonly<Record<string, unknown>>;

const KIND_BY_FORMAT: Readonly<Record<string, FieldKind>> = {
  'record-id': 'record-id',
  decimal: 'money',
  'date-time': 'datetime',
  date: 'date',
};

const KIND_BY_TYPE: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'json',
  array: 'json',
};

function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isMade(value: string | undefined): value is MadeValue {
  return MADE_VALUES.some((made) => made === value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The words that a field knows: its own, or those of the list that it is. */
function wordsOf(schema: Json): string[] {
  const { enum: known } = isMap(schema.items) ? schema.items : schema;
  return Array.isArray(known) ? known.filter((value): value is string => typeof value === 'string') : [];
}

/** The keys of the objects of an array, with the words that each knows. */
function itemsOf(properties: Json): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, isMap(schema) ? wordsOf(schema) : []]),
  );
}

/** Reads the field declarations of one record schema and notes what they lack. */
class RecordReader {
  readonly problems: Problem[] = [];
  readonly fields: Record<string, RecordField> = Object.create(null);

  constructor(private readonly source: Source<Json>) {}

  report(path: NodePath, what: string, fix: string): void {
    this.problems.push(problem('record-schema', this.source.place(path), what, fix));
  }

  readField(name: string, schema: Json): void {
    const path = ['properties', name];
    const types = [schema.type].flat().map(String);
    const format = text(schema.format);
    const values = wordsOf(schema);
    const byType = KIND_BY_TYPE[types.find((type) => type !== 'null') ?? ''];
    const kind = values.length > 0 && byType !== 'json' ? 'enum' : ((format && KIND_BY_FORMAT[format]) ?? byType);
    if (kind === undefined) {
      this.report(
        path,
        `The field "${name}" has no supported type.`,
        'Make it string, integer, number, boolean or object.',
      );
      return;
    }
    const currency = text(schema['x-currency']);
    const idPrefix = text(schema['x-id-prefix']);
    if (kind === 'money' && currency === undefined) {
      this.report(path, `The amount "${name}" has no field for its currency.`, 'Add "x-currency".');
    }
    if (kind === 'record-id' && idPrefix === undefined) {
      this.report(path, `The id "${name}" has no prefix.`, 'Add "x-id-prefix".');
    }
    const made = text(schema['x-made']);
    if (made !== undefined && !isMade(made)) {
      this.report([...path, 'x-made'], `"${made}" is not a generated value.`, suggest(made, MADE_VALUES, 'value'));
    }
    const addressPath = text(schema['x-path']);
    if (addressPath !== undefined && kind !== 'text') {
      this.report([...path, 'x-path'], `The field "${name}" is ${kind}, not text.`, 'Remove "x-path".');
    }
    if (schema['x-person'] === true && kind !== 'text') {
      this.report([...path, 'x-person'], `The field "${name}" is ${kind}, not text.`, 'Remove "x-person".');
    }
    const fileOwner = text(schema['x-file-owner']);
    const fileMode = text(schema['x-file-mode']);
    const [from, field] = text(schema['x-copied'])?.split('.') ?? [];
    setOwn(this.fields, name, {
      name,
      kind,
      nullable: types.includes('null'),
      values,
      currency,
      direction: readDirection(schema['x-direction']),
      idPrefix,
      computed: text(schema['x-computed']),
      made: isMade(made) ? made : undefined,
      copied: from === undefined || field === undefined ? undefined : { from, field },
      personal: schema['x-personal'] === true,
      ...(schema['x-elsewhere'] === true && { elsewhere: true }),
      ...(format === 'ip_range' && { isIpRange: true }),
      ...(addressPath !== undefined && { path: addressPath }),
      ...((schema['x-person'] === true || made === 'person_email') && { person: true }),
      ...(fileOwner !== undefined && { fileOwner }),
      ...(fileMode !== undefined && { fileMode }),
      ...(isNames(schema['x-words']) && { words: schema['x-words'] }),
      ...(isMap(schema.items) && isMap(schema.items.properties) && { items: itemsOf(schema.items.properties) }),
    });
  }

  /** Fields that a keyword names have to exist, and be of the required kind. */
  checkNames(path: NodePath, names: readonly string[], kind?: FieldKind): void {
    for (const [index, name] of names.entries()) {
      const field = Object.hasOwn(this.fields, name) ? this.fields[name] : undefined;
      if (field === undefined) {
        this.report([...path, index], `There is no field "${name}".`, suggest(name, Object.keys(this.fields), 'field'));
      } else if (kind !== undefined && field.kind !== kind) {
        this.report(
          [...path, index],
          `The field "${name}" is ${field.kind}, not ${kind}.`,
          `Name fields that are ${kind}.`,
        );
      }
    }
  }
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
