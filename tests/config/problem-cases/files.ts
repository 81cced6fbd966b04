import { type ProblemCase, remove, replace, write } from './edits.ts';

const FLAGS = 'config/flags.yaml';
const FLAGS_LINE = '# yaml-language-server: $schema=../schemas/flags.schema.json\n';

function flags(name: string, code: ProblemCase['code'], body: string): ProblemCase {
  return { code, name, edits: [write(FLAGS, FLAGS_LINE + body)] };
}

/** Files as such, YAML and JSON. */
export const FILE_CASES: readonly ProblemCase[] = [
  { code: 'missing-file', name: 'a file of the config is not there', edits: [remove('config/limits.yaml')] },
  { code: 'missing-file', name: 'a language is not there', edits: [remove('locales/id.json')] },
  {
    code: 'missing-file',
    name: 'a pack has words in one language only',
    edits: [remove('brands/partner/locales/id.json')],
  },
  { code: 'unknown-file', name: 'a file that nothing reads', edits: [write('config/resources/notes.txt', 'Hello.')] },
  { code: 'unknown-file', name: 'words of a language that there is not', edits: [write('locales/tl.json', '{}')] },
  { code: 'file-too-long', name: 'a file of two megabytes', edits: [write(FLAGS, '#'.repeat(2_000_000))] },
  {
    code: 'file-too-long',
    name: 'an image of 70 KiB',
    edits: [replace('brands/main/logo.svg', '<rect', `<!-- ${'x'.repeat(70_000)} --><rect`)],
  },
  { code: 'not-utf8', name: 'bytes of another encoding', edits: [replace(FLAGS, 'Reports of', 'Reports \ufffdf')] },
  {
    code: 'schema-line',
    name: 'the first line names another schema',
    edits: [replace(FLAGS, '../schemas/flags', '../../schemas/flags')],
  },
  {
    code: 'schema-line',
    name: 'the first line is missing',
    edits: [replace('config/pages/home.yaml', '# yaml-language-server: $schema=../../schemas/page.schema.json\n', '')],
  },
  {
    code: 'file-name',
    name: 'a resource is not called what its file is called',
    edits: [replace('config/resources/payments.yaml', 'resource: payments\nrecord', 'resource: payment\nrecord')],
  },
  {
    code: 'file-name',
    name: 'a brand is not called what its folder is called',
    edits: [replace('brands/main/brand.yaml', 'brand: main', 'brand: porch')],
  },
  flags('a bracket that is not closed', 'yaml-syntax', 'version: 3\nflags: [\n'),
  flags('a tab as indentation', 'yaml-syntax', 'version: 3\nflags:\n\t- id: a\n'),
  flags('a colon in plain text', 'yaml-syntax', 'version: 3\nflags:\n  - id: a: b\n'),
  flags('a thousand brackets', 'yaml-too-deep', `version: 3\nflags: ${'['.repeat(1000)}`),
  flags('a second document', 'yaml-documents', 'version: 3\nflags: []\n---\nversion: 3\n'),
  {
    code: 'yaml-directive',
    name: 'a directive',
    edits: [write(FLAGS, `%YAML 1.1\n---\n${FLAGS_LINE}version: 3\nflags: []\n`)],
  },
  flags('an anchor', 'yaml-anchor', 'version: &one 1\nflags: []\n'),
  { ...flags('an alias', 'yaml-alias', 'version: &one 1\nflags: *one\n'), problems: 2 },
  flags('a tag', 'yaml-tag', 'version: !!str 1\nflags: []\n'),
  flags('a number with a leading zero', 'yaml-number', 'version: 03\nflags: []\n'),
  flags('a merge key', 'yaml-merge-key', 'version: 3\n<<: { flags: [] }\n'),
  flags('a number as key', 'yaml-key', 'version: 3\nflags: []\n1: one\n'),
  flags('a list as key', 'yaml-key', 'version: 3\nflags: []\n? [a]\n: one\n'),
  flags('a key twice', 'duplicate-key', 'version: 3\nflags: []\nversion: 3\n'),
  {
    code: 'duplicate-key',
    name: 'a locale key twice',
    edits: [replace('locales/id.json', '"tabs.overview"', '"refunds.title": "Lagi",\n  "tabs.overview"')],
  },
  {
    code: 'json-syntax',
    name: 'a comment in JSON',
    edits: [write('brands/partner/locales/en.json', '// words\n{}\n')],
  },
  {
    code: 'json-syntax',
    name: 'a comma after the last entry',
    edits: [replace('locales/en.json', '"Overview",', '"Overview",,')],
  },
];
