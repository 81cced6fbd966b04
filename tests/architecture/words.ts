import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { Lexer } from 'yaml';

/** One use of a word to avoid. */
export interface WordUse {
  readonly file: string;
  readonly word: string;
  /** The comment, text or identifier that contains it. */
  readonly text: string;
}

/** Fields of the API and of records whose whole name is a word to avoid; they cannot be renamed. */
const WIRE_FIELDS: ReadonlySet<string> = new Set(['failure', 'failures']);

/** Names in snake_case belong to the API, the config language and the database. */
const SNAKE_CASE = /\b[a-z\d]+(?:_[a-z\d]+)+\b/g;

/** A text as lower-case words, one space before and after each: `rangeErrors` as ` range errors `. */
function asWords(text: string): string {
  const words = text
    // A city in Indiana, in names of time zones.
    .replace(/Tell[ _]City/g, '')
    .replace(SNAKE_CASE, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g);
  return ` ${(words ?? []).join(' ')} `;
}

function isOwnName(name: string): boolean {
  return !/[a-z]_/.test(name);
}

/** A string of one word is data; a string with spaces is a text that people read. */
function isText(value: string): boolean {
  return /[a-z] +[a-z"'$]/i.test(value);
}

/** Comments, texts and the distinct identifiers of a TypeScript or JavaScript file, without keys of `wireFields`. */
export function readScript(file: string, source: string, wireFields = WIRE_FIELDS): string[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const names = new Set<string>();
  const texts = comments.map(({ value }) => value);
  const addName = ({ name }: { name: string }): void => {
    if (isOwnName(name)) names.add(name);
  };
  const addText = (value: string): void => {
    if (isText(value)) texts.push(value);
  };
  const keys = new Set<unknown>();
  const addKey = ({ key, computed }: { key: unknown; computed: boolean }): void => {
    if (!computed) keys.add(key);
  };
  new Visitor({
    Property: addKey,
    TSPropertySignature: addKey,
    MemberExpression: ({ property, computed }) => {
      if (!computed) keys.add(property);
    },
    Identifier: (node) => {
      if (!(keys.has(node) && wireFields.has(node.name))) addName(node);
    },
    PrivateIdentifier: addName,
    JSXIdentifier: addName,
    JSXText: ({ value }) => addText(value),
    TemplateLiteral: ({ quasis }) => addText(quasis.map(({ value }) => value.cooked ?? value.raw).join('"x"')),
    Literal: ({ value }) => {
      if (typeof value === 'string') addText(value);
    },
  }).visit(program);
  return [...texts, ...names];
}

/** Titles, descriptions and comments of a JSON Schema. */
export function readSchema(source: string): string[] {
  const texts: string[] = [];
  JSON.parse(source, (key, value: unknown) => {
    if (['title', 'description', '$comment'].includes(key) && typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

/** Comments of a YAML file. */
export function readYaml(source: string): string[] {
  return [...new Lexer().lex(source)].filter((token) => token.startsWith('#'));
}

/** The prose of a Markdown document: without code blocks and code spans, one text for each block between empty lines. */
export function readMarkdown(source: string): string[] {
  return source
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`]*`/g, '')
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '');
}

function textsOf(file: string, source: string): string[] {
  if (/\.(?:tsx?|mjs|cjs)$/.test(file)) return readScript(file, source);
  if (file.endsWith('.json')) return readSchema(source);
  if (file.startsWith('src/decisions/') || file.startsWith('src/rules/')) return readMarkdown(source);
  return file.endsWith('.yaml') ? readYaml(source) : [];
}

/** The words to avoid, from the table below the heading of a document: phrases in backticks of its first column. */
export function wordsToAvoid(document: string): string[] {
  const section = document.split('\n## ').find((part) => part.startsWith('Words to avoid\n')) ?? '';
  return [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
}

/** Uses of the words in the texts of one file. */
export function findWords(file: string, texts: readonly string[], words: readonly string[]): WordUse[] {
  const phrases = words.map((word) => ({ word, phrase: asWords(word) }));
  return texts.flatMap((text) => {
    const read = asWords(text);
    return phrases.flatMap(({ word, phrase }) =>
      Array.from({ length: read.split(phrase).length - 1 }, () => ({ file, word, text })),
    );
  });
}

/** Uses of the words in the files below a path of the repository, except generated files and tables of place names. */
export function findWordsBelow(root: string, path: string, words: readonly string[]): WordUse[] {
  const files = /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .filter((file) => !/\/(?:(?:generated|snapshots|migrations|corpus)\/|zone(?:Places|Cities)\.ts$)/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return source.startsWith('/* Generated from ') ? [] : findWords(file, textsOf(file, source), words);
  });
}
