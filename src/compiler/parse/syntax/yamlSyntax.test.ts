import { expect, it } from 'vitest';
import { readYaml } from './readYaml.ts';
import { openBracket, openQuote } from './yamlSyntax.ts';

const TEXT = `path: /customers
guard: { permission: [can_view], not: { country: [SG] } }
columns:
  - { type: text, sortable: true }
  - name
to: "/home#part"
note: 'a text' # said
`;

/** What people type by mistake, or leave out. */
const MARKS = [
  '',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  ':',
  ': ',
  '- ',
  '#',
  ',',
  '\t',
  ' ',
  '\n',
  '&',
  '*',
  '!',
  '|',
  '>',
  '%',
  '@',
  '\\',
  '?',
];

/** Every text that one mistake makes: a mark that is added at a place, or replaces one character. */
function* mistakes(): Generator<string> {
  for (let at = 0; at < TEXT.length; at += 1) {
    for (const mark of MARKS) for (const cut of [0, 1]) yield TEXT.slice(0, at) + mark + TEXT.slice(at + cut);
  }
}

/** Words of the specification and of the parser, which do not say what to do. */
const TERMS = /implicit|scalar|token|node|flow|block|sequence|mapping|collection|indicator|compact|YAML\./i;

// Rule config-language.checked.
it('says what is wrong with YAML in words of its own, for every mistake of one character', () => {
  const said = new Map<string, string>();
  for (const text of mistakes()) {
    for (const { code, what, fix } of readYaml('config/x.yaml', text).problems) {
      if (code === 'yaml-syntax') said.set(what, fix);
    }
  }
  expect(said.size).toBeGreaterThan(15);
  expect([...said].filter(([what, fix]) => ![what, fix].every((words) => /^[A-Z"].*\.$/.test(words)))).toEqual([]);
  expect([...said].filter(([what, fix]) => TERMS.test(`${what} ${fix}`))).toEqual([]);
}, 30_000);

it.each([
  ['a: { b: [1, 2', 8],
  ['a: { b: [1, 2]', 3],
  ['a: { b: [1, 2] }', undefined],
  ['a: { b: 1 } # {', undefined],
  ['a: 1', undefined],
])('finds the innermost bracket that %j leaves open', (text, offset) => {
  expect(openBracket(text, text.length)).toBe(offset);
});

it('finds only a bracket before the error', () => {
  expect(openBracket('a: {', 3)).toBeUndefined();
  expect(openBracket('a: {', 4)).toBe(3);
});

it.each([
  ['a: "x', 3],
  ["a: 'x", 3],
  ['a: "', 3],
  ['a: "x\nb: "y"', 3],
  ['a: "x"\nb: "y', 10],
  ['a: "x"', undefined],
  ["a: don't", undefined],
])('finds the quote that %j leaves open', (text, offset) => {
  expect(openQuote(text, text.length)).toBe(offset);
});

it('finds no quote that is opened after the error', () => {
  expect(openQuote('a: "x', 2)).toBeUndefined();
  expect(openQuote('a: "x', 3)).toBe(3);
});
