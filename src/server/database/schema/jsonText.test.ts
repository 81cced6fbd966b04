import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonText } from './columns.ts';

it('JSON for the database has every text, without what PostgreSQL cannot hold', () => {
  expect(JSON.parse(jsonText({ a: 'x\ud800y\u0000z', b: '\\ud800 \\u0000' }))).toEqual({
    a: 'x\ufffdyz',
    b: '\\ud800 \\u0000',
  });
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = jsonText(value);
      expect(text).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:d[89a-f]|0000)/);
      if (!JSON.stringify(value).includes('\\u0000'))
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
