import { expect, it } from 'vitest';
import { fitValues } from './fitValues.ts';

const SCHEMA = {
  type: 'object',
  propertyNames: { enum: ['name', 'share', 'address', 'owners', 'tags', 'licence'] },
  properties: {
    name: { type: 'string', maxLength: 3, enum: ['a', 'b'] },
    share: { type: 'integer' },
    address: { type: 'object', properties: { city: { type: 'string' } } },
    owners: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', properties: { name: { type: 'string' }, share: { type: 'number' } } },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  allOf: [{ if: {}, then: { properties: { licence: { type: 'string' } } } }],
};

const fitted = (values: object) => fitValues({ schema: SCHEMA }, values as Readonly<Record<string, unknown>>);

// Rule forms.changed-form.
it.each<[string, object, object, string[]]>([
  ['what fits', { name: 'a', share: 2, tags: ['x'] }, { name: 'a', share: 2, tags: ['x'] }, []],
  ['what has become invalid', { name: 'long', tags: [] }, { name: 'long', tags: [] }, []],
  ['what a condition hides', { licence: 'L-1' }, { licence: 'L-1' }, []],
  ['not a field that was removed', { nickname: 'x', name: 'a' }, { name: 'a' }, []],
  ['not a part that was removed', { owners: [{ name: 'x', age: 7 }] }, { owners: [{ name: 'x' }] }, []],
  ['more rows than are allowed', { owners: [{}, {}, {}] }, { owners: [{}, {}, {}] }, []],
  ['not a value of another type', { name: 7, share: 2 }, { share: 2 }, ['name']],
  ['not a fraction where whole numbers are', { share: 1.5 }, {}, ['share']],
  ['not a list where a text is', { name: ['a'] }, {}, ['name']],
  ['not an object where a list is', { owners: { name: 'x' }, tags: ['x', 7] }, { tags: ['x'] }, ['owners', 'tags']],
  [
    'not a part of another type',
    { owners: [{ name: 'x', share: '50' }], address: { city: 1 } },
    { owners: [{ name: 'x' }], address: {} },
    ['address', 'owners'],
  ],
  ['not what objects inherit', { constructor: 'x', toString: 'x' }, {}, []],
])('keeps %s', (_what, stored, values, misfits) => {
  const kept = fitted(stored);
  expect([kept.values, [...kept.misfits].sort()]).toEqual([values, misfits]);
});
