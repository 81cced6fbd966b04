import { isNode, type PlacedSchema, type SchemaBook, textAt } from './SchemaBook.ts';

/** What a name of the vocabulary is the name of. */
const NAMES: Readonly<Record<string, string>> = {
  localeKey: 'locale key',
  brand: 'brand',
  flag: 'feature flag',
  resource: 'resource',
  record: 'record schema',
  form: 'form',
  journey: 'journey',
  guard: 'named guard',
  valueList: 'named values',
};

/** Deeper than this only the name of a type is shown. */
const DEEPEST = 3;

/** The allowed values of a key, in words for people who do not read schemas. */
export function typeWords(book: SchemaBook, placed: PlacedSchema, depth = 0): string {
  const { node, file, definition } = book.follow(placed);
  const inside = (inner: unknown): string =>
    isNode(inner) ? typeWords(book, { file, definition, node: inner }, depth + 1) : 'anything';
  if (node.const !== undefined) return String(node.const);
  if (Array.isArray(node.enum)) return node.enum.map(String).join(' | ');
  const reference = textAt(node, 'x-reference');
  if (reference !== '') return NAMES[reference] ?? reference;
  if (Array.isArray(node.oneOf)) {
    const title = textAt(node, 'title');
    if (title !== '' && depth > 0) return title;
    return node.oneOf.map(inside).join(' | ');
  }
  switch (node.type) {
    case 'array':
      return depth > DEEPEST ? 'list' : `list of ${inside(node.items)}`;
    case 'object':
      return (
        textAt(node, 'title') ||
        (isNode(node.additionalProperties) ? `map to ${inside(node.additionalProperties)}` : 'map')
      );
    case 'string':
      return STRING_TITLES[textAt(node, 'title')] ?? 'text';
    case 'boolean':
      return 'true | false';
    case 'integer':
    case 'number':
      return rangeWords(node.minimum, node.maximum);
    default:
      return Array.isArray(node.type) ? node.type.join(' | ') : 'anything';
  }
}

const STRING_TITLES: Readonly<Record<string, string>> = {
  DeclaredId: 'id',
  FieldName: 'field',
  RoutePath: 'route',
  DetailPath: 'route',
  RouteTarget: 'route',
};

function rangeWords(minimum: unknown, maximum: unknown): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') return `number, ${minimum} to ${maximum}`;
  if (typeof minimum === 'number') return `number from ${minimum}`;
  return typeof maximum === 'number' ? `number up to ${maximum}` : 'number';
}
