import { describe, expect, it } from 'vitest';
import { createSource } from './placedNode.ts';
import { readJson } from './readJson.ts';

function problems(text: string): string[] {
  return readJson('locales/en.json', text).problems.map(({ code, place }) => `${place.line}:${place.column} ${code}`);
}

describe('readJson', () => {
  it('reads JSON and knows the place of each value', () => {
    const { placed, lines } = readJson('locales/en.json', '{\n  "a": "x",\n  "b": { "c": [1, "y"] }\n}\n');
    if (placed === undefined) throw new Error('not read');
    const source = createSource('locales/en.json', placed.value, placed, lines);
    expect(source.value).toEqual({ a: 'x', b: { c: [1, 'y'] } });
    expect(source.place(['b', 'c', 1])).toEqual({ file: 'locales/en.json', line: 3, column: 19 });
    expect(source.keyPlace(['b'])).toEqual({ file: 'locales/en.json', line: 3, column: 3 });
  });

  it.each([
    ['a comment', '{\n  // words\n  "a": "x"\n}', '2:3 json-syntax'],
    ['single quotes', '{\n  \'a\': "x"\n}', '2:3 json-syntax'],
    ['a bare key', '{ a: "x" }', '1:3 json-syntax'],
    ['YAML', 'a: x\n', '1:1 json-syntax'],
    ['a YAML escape', '{ "a": "\\x41" }', '1:8 json-syntax'],
    ['a bracket that is not closed', '{ "a": "x"\n', '2:1 json-syntax'],
    ['nothing', '', '1:1 json-syntax'],
  ])('refuses %s', (_name, text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });

  it('refuses a key twice, also where a string looks like one', () => {
    expect(problems('{ "a": "x", "b": "\\"a\\": 1", "a": "y" }')).toEqual(['1:30 duplicate-key']);
    expect(problems('{ "a": "\\"a\\": 1", "b\\"": "c" }')).toEqual([]);
  });
});
