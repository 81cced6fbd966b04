import { isNode, type PlacedSchema, type SchemaBook, type SchemaNode } from './SchemaBook.ts';

/** A name of each kind that is there in every config. */
const NAMES: Readonly<Record<string, string>> = {
  localeKey: 'shell.retry',
  brand: 'main',
  flag: 'reporting',
  resource: 'transactions',
  record: 'transaction',
  form: 'customer',
  journey: 'onboarding',
};

/** Text by the title of its schema, or by its form. */
const TEXTS: Readonly<Record<string, string>> = {
  DeclaredId: 'example',
  FieldName: 'created',
  RoutePath: '/transactions-new',
  DetailPath: '/customers/{id}',
  RouteTarget: '/home',
};

/** Deeper than this nothing that may be left out is written. */
const DEEPEST = 12;

/**
 * An example of a kind that no file uses: what must be there and nothing else, or what its schema gives under
 * `examples`. Throws if a schema requires text of an unknown form.
 */
export function makeExample(book: SchemaBook, placed: PlacedSchema, depth = 0): unknown {
  if (depth > DEEPEST) throw new Error('A schema that requires itself has no example.');
  const { node, file, definition } = book.follow(placed);
  const inside = (inner: unknown): unknown =>
    makeExample(book, { file, definition, node: inner as SchemaNode }, depth + 1);
  if (Array.isArray(node.examples)) return node.examples[0];
  if (node.const !== undefined) return node.const;
  if (Array.isArray(node.enum)) return node.enum[0];
  if (node.default !== undefined) return node.default;
  if (typeof node['x-reference'] === 'string') return NAMES[node['x-reference']] ?? 'example';
  if (Array.isArray(node.oneOf)) return inside(node.oneOf[0]);
  switch (node.type) {
    case 'object':
      return makeMap(node, inside);
    case 'array':
      return Array.from({ length: Number(node.minItems ?? 1) }, () => inside(node.items));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Number(node.minimum ?? 1);
    default:
      return TEXTS[String(node.title)] ?? exampleInWords(node) ?? textOfForm(String(node.pattern ?? node.format ?? ''));
  }
}

function makeMap(node: SchemaNode, inside: (inner: unknown) => unknown): unknown {
  const properties = isNode(node.properties) ? node.properties : {};
  const required = Array.isArray(node.required) ? node.required.map(String) : [];
  const least = Number(node.minProperties ?? 0);
  const keys = [...required];
  for (const key of Object.keys(properties)) if (keys.length < least && !keys.includes(key)) keys.push(key);
  const made = Object.fromEntries(keys.map((key) => [key, inside(properties[key])]));
  if (keys.length < least && isNode(node.additionalProperties)) made.status = inside(node.additionalProperties);
  return made;
}

/** Descriptions of free text end in an example: `…, such as status = 'PENDING'.` */
function exampleInWords({ description, pattern, format }: SchemaNode): string | undefined {
  if (pattern !== undefined || format !== undefined) return undefined;
  return /such as (.+?)\.?$/.exec(String(description))?.[1];
}

function textOfForm(form: string): string {
  if (form === 'email') return 'support@brand.example';
  if (form.includes('[0-9]{4}-')) return '2026-11-20';
  if (form === 'hostname') return 'pay.brand.example';
  if (form.includes('0-9a-fA-F')) return '#2456d6';
  if (form.includes('svg')) return 'logo.svg';
  if (form.startsWith('^[a-z][a-z0-9_]')) return 'example';
  if (form.startsWith('^https')) return 'https://docs.brand.example';
  return form.includes('/') ? '/home' : 'EXAMPLE';
}
