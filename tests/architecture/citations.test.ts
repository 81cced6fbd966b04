import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const FOLDERS = ['src', 'schemas', 'config', 'brands', 'locales', 'scripts', 'tests', '.github'];

/** Fixtures name files that the tests make. */
const APART = /^(?:tests\/config\/(?:openapi|problem-cases|sample|versions)|tests\/snapshots)\//;

/** A document by its name, wherever it is cited. */
const DOCUMENT = /(?<![\w/.-])([\w./-]+\.md)\b/g;

/** A path of the repository that a comment or a description cites. */
const PATH =
  /(?<![\w/.-])((?:src|schemas|config|brands|locales|scripts|tests)\/[\w./-]*\.(?:yaml|json|tsx?|mjs|sql|md))\b/g;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => statSync(join(ROOT, file)).isFile());
}

const FILES = [...FOLDERS.flatMap(filesBelow), 'README.md', 'CHANGELOG.md'];
const PATHS = new Set(FILES);
const DOCUMENTS = new Set(FILES.filter((file) => file.endsWith('.md')).map((file) => basename(file)));

/** The lines of a file that people read: comments, and descriptions of schemas. */
function prose(file: string, text: string): string {
  if (/\.(?:md|yaml)$/.test(file)) return text;
  const lines = /\.json$/.test(file) ? /"(?:description|\$comment)":/ : /^\s*(?:\/?\*|\/\/)|\s\/\/ /;
  return text
    .split('\n')
    .filter((line) => lines.test(line))
    .join('\n');
}

function missing(file: string, text: string): string[] {
  const read = prose(file, text);
  const documents = [...read.matchAll(DOCUMENT)].map(([, cited = '']) => cited);
  const paths = [...read.matchAll(PATH)].map(([, cited = '']) => cited);
  return [
    ...documents.filter((cited) => !DOCUMENTS.has(basename(cited))),
    ...paths.filter((cited) => !PATHS.has(cited)),
  ].map((cited) => `${file}: ${cited}`);
}

it('finds a document and a path that do not exist', () => {
  expect(missing('a.ts', '/** As handbook.md, section 2, says (config/none.yaml; src/server/app.ts). */')).toEqual([
    'a.ts: handbook.md',
    'a.ts: config/none.yaml',
  ]);
  expect(missing('a.json', '"description": "See handbook.md."')).toHaveLength(1);
});

it('every file that comments, descriptions and documents cite exists', () => {
  const texts = FILES.filter((file) => !APART.test(file) && /\.(?:md|ya?ml|json|tsx?|mjs)$/.test(file));
  expect(texts.flatMap((file) => missing(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
