import { type FieldKind, MADE_VALUES, type MadeValue, type RecordField } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { setOwn } from '../syntax/walkYaml.ts';
import { readDirection } from './readDirection.ts';

/** An object of a JSON schema. */
export type Json = Readonly<Record<string, unknown>>;

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

/** Whether a value is an object. */
export function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of texts. */
export function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isMade(value: string | undefined): value is MadeValue {
  return MADE_VALUES.some((made) => made === value);
}

/** A text that is not empty. */
export function text(value: unknown): string | undefined {
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
export class RecordReader {
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
