import { expect, it } from 'vitest';
import { pruneEmpty } from './pruneEmpty.ts';

it.each([
  [{ a: '', b: undefined, c: [], d: {} }, {}],
  [
    { a: ' \n', b: 0, c: false, d: null, e: ' x ' },
    { b: 0, c: false, d: null, e: ' x ' },
  ],
  [{ a: { b: { c: '' } }, d: { e: '', f: 'x' } }, { d: { f: 'x' } }],
  [{ rows: [{ a: '', b: 'x' }, {}] }, { rows: [{ b: 'x' }, {}] }],
  [{ list: ['', 'x'] }, { list: ['', 'x'] }],
])('%j holds %j', (values, held) => {
  expect(pruneEmpty(values)).toEqual(held);
  expect(Object.keys(pruneEmpty(values))).toEqual(Object.keys(held));
});
