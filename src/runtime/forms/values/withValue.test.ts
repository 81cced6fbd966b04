import { expect, it } from 'vitest';
import { withValue } from './withValue.ts';

it.each([
  [{}, ['name'], 'Bu', { name: 'Bu' }],
  [{ name: 'B', other: 1 }, ['name'], undefined, { name: undefined, other: 1 }],
  [{}, ['owners', 1, 'name'], 'Bu', { owners: [undefined, { name: 'Bu' }] }],
  [
    { owners: [{ name: 'A' }, { share: 1 }] },
    ['owners', 1, 'name'],
    'Bu',
    { owners: [{ name: 'A' }, { share: 1, name: 'Bu' }] },
  ],
] as const)('%j at %j becomes %j', (values, path, value, expected) => {
  const before = structuredClone(values);
  expect(withValue(values, path, value)).toEqual(expected);
  expect(values).toEqual(before);
});
