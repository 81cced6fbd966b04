import { expect, it } from 'vitest';
import { shapeErrors } from './shapeErrors.ts';

const SCHEMA = {
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 4 },
    email: { type: 'string', format: 'email' },
    code: { type: 'string', pattern: '^[A-Z]+$', 'x-words': 'pattern_capitals' },
    share: { type: 'number', minimum: 1, maximum: 100 },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'object', properties: { name: { type: 'string', maxLength: 2 } } },
    },
  },
  allOf: [
    {
      if: { properties: { code: { enum: ['MORE'] } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { more: { type: 'string', maxLength: 1 } } },
    },
  ],
};

// Rule forms.same-on-both-sides.
it.each<[object, string[]]>([
  [{}, []],
  [{ name: 'Sari', email: 'sari@kopi.example', code: 'AB', share: 100, rows: [{ name: 'ab' }] }, []],
  [{ name: 'S' }, ['name minLength 2']],
  [{ name: 'Sariii' }, ['name maxLength 4']],
  [{ name: '\u{1F600}\u{1F600}\u{1F600}\u{1F600}' }, []],
  [{ email: 'sari@kopi' }, ['email format_email ']],
  [{ code: 'ab' }, ['code pattern_capitals ']],
  [{ share: 0 }, ['share minimum 1']],
  [{ share: 100.5 }, ['share maximum 100']],
  [{ rows: [] }, ['rows minItems 1']],
  [{ rows: [{}, {}, {}] }, ['rows maxItems 2']],
  [{ rows: [{}, { name: 'abc' }] }, ['rows.1.name maxLength 2']],
  [{ code: 'LESS', more: 'ab' }, []],
  [{ code: 'MORE', more: 'ab' }, ['more maxLength 1']],
])('finds in %j: %j', (values, expected) => {
  const errors = shapeErrors({ schema: SCHEMA }, values as Readonly<Record<string, unknown>>);
  expect(errors.map(({ path, code, limit }) => `${path.join('.')} ${code} ${limit ?? ''}`)).toEqual(expected);
});
