import { compared, pathNouns, wordsOf } from './pathWords.ts';
import type { SchemaReader, Shape } from './SchemaReader.ts';

/** A record, and where in an item of the array it lies. */
interface Unwrapped {
  readonly record: Shape;
  readonly at: string;
}

/** Properties of an item that say where to find the record, and not what it is. */
const WRAPPING = new Set([
  'cursor',
  'score',
  'type',
  'id',
  'links',
  'relationships',
  'attributes',
  'meta',
  'node',
  'link',
  'class',
  'rel',
]);

/** What some call the object that holds the fields of a record, beside its id and its times. */
const FIELD_OBJECTS = new Set(['properties', 'fields']);

/** The name of the object in an item that is the record; `undefined` where the item is. */
function innerName(reader: SchemaReader, shape: Shape, noun: string): string | undefined {
  const names = [...shape.properties.keys()];
  const objects = new Set(names.filter((name) => reader.shapeOf(shape.properties.get(name)).properties.size > 0));
  /** Whether a property beside the record may be left away: it says nothing about the record, or is a record itself. */
  const isAside = (name: string) => WRAPPING.has(name) || objects.has(name);
  return names.find((name) => {
    const others = names.filter((other) => other !== name);
    // Search engines: `_index`, `_score` and the like lie around it.
    if (name === '_source') return others.every((other) => other.startsWith('_') || isAside(other));
    const isWrapped =
      (name === 'attributes' && names.includes('type')) ||
      (name === 'node' && names.length <= 2) ||
      compared(wordsOf(name)) === noun ||
      names.length === 1;
    return isWrapped && others.every(isAside);
  });
}

/** The only object of an item, where that holds the record's fields. */
function fieldObject(reader: SchemaReader, shape: Shape): string | undefined {
  const objects = [...shape.properties].filter(([, written]) => reader.shapeOf(written).properties.size > 0);
  const [name] = objects.find(([candidate]) => FIELD_OBJECTS.has(candidate)) ?? [];
  const areAside = objects.every(([other]) => other === name || WRAPPING.has(other));
  return areAside ? name : undefined;
}

/** The fields of an object in an item, together with what lies beside it. */
function flattened(shape: Shape, inner: string, record: Shape): Shape {
  const beside = [...shape.properties].filter(([name]) => name !== inner && (name === 'id' || !WRAPPING.has(name)));
  return {
    ...record,
    properties: new Map([...beside, ...record.properties]),
    required: new Set([...shape.required, ...record.required]),
  };
}

/** The record of an array's item: the item, or the object in it that JSON:API, GraphQL edges and the like wrap around it. */
export function unwrapRecord(reader: SchemaReader, item: unknown, path: string): Unwrapped {
  const shape = reader.shapeOf(item);
  const inner = innerName(reader, shape, compared(pathNouns(path).at(-1) ?? []));
  const objectName = inner ?? fieldObject(reader, shape);
  if (objectName === undefined) return { record: shape, at: '' };
  const record = reader.shapeOf(shape.properties.get(objectName));
  if (record.properties.size === 0 || record.types.includes('array')) return { record: shape, at: '' };
  return { record: inner === undefined ? flattened(shape, objectName, record) : record, at: `[].${objectName}` };
}
