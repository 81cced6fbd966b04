import { describe, expect, it } from 'vitest';
import { createSource } from './placedNode.ts';
import { readJson } from './readJson.ts';

function problems(text: string): string[] {
  return readJson('locales/en.json', text).problems.map(({ code, place }) => `${place.line}:${place.column} ${code}`);
}

describe('readJson', () => {
  it('knows where the characters of a text without escapes begin', () => {
    const { placed } = readJson('locales/en.json', '{ "a": "xy", "b": "x\\ny", "c": 10 }');
    const starts = ['a', 'b', 'c'].map((key) => placed?.node.children.get(key)?.textStart);
    expect(starts).toEqual([8, undefined, undefined]);
    expect(placed?.node.start).toBe(0);
  });

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
it('refuses a key twice inside an object or a list', () => {
  expect(problems('{ "a": { "b": 1, "b": 2 }, "c": 3 }')).toEqual(['1:18 duplicate-key']);
  expect(problems('[{ "a": 1 }, { "b": 1, "b": 2 }]')).toEqual(['1:24 duplicate-key']);
});

it.each([
  ['{ "a": 1, }', '1:9 A comma follows the last entry.'],
  ['[1, 2,\n]', '1:6 A comma follows the last entry.'],
  ['{ "a": 1 "b": 2 }', '1:10 A comma is missing before this.'],
  ["{ 'a': 1 }", '1:3 JSON has no single quotes.'],
  ['  ', '1:3 The file is empty.'],
  ['', '1:1 The file is empty.'],
  ['\uFEFF{}', '1:1 This is not JSON.'],
  ['{ "a" 1 }', '1:7 A key has no ":" after it.'],
  ['{ "a": 1', '1:9 A "{" is not closed.'],
  ['[1', '1:3 A "[" is not closed.'],
  ['{} {}', '1:4 Unexpected text after the end of the value.'],
  ['{ "a": 1. }', '1:8 This is not JSON.'],
  ['{ "a": "x', '1:8 A quote is not closed on its line.'],
  ['{ "a": "\\q" }', '1:8 JSON does not have this escape.'],
  ['{ "a": "\\u12" }', '1:8 A \\u is followed by less than four hexadecimal digits.'],
  ['{ "a": "\t" }', '1:8 This character must be escaped.'],
  ['['.repeat(200), '1:65 This exceeds the nesting limit.'],
])('says what is wrong with %j', (text, problem) => {
  const [found] = readJson('locales/en.json', text).problems;
  expect(`${found?.place.line}:${found?.place.column} ${found?.what}`).toBe(problem);
});
