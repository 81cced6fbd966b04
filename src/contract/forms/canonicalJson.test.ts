import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

/** The same value with the properties of every object the other way around. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, turned(inner)]),
  );
}

it('is equal for every order of properties, and different for different values', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: undefined })).toBe('{"b":[{"c":2,"d":1}]}');
  expect(canonicalJson({ at: new Date(0), none: null })).toBe('{"at":"1970-01-01T00:00:00.000Z","none":null}');
  expect(canonicalJson(undefined)).toBe('undefined');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
