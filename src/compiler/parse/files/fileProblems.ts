import { DEFAULT_BRAND } from '../../brand/defaultBrand.ts';
import { type FileTree, longest } from '../../fileTree.ts';
import { KEY_LANGUAGE, LANGUAGES } from '../../languages.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem, startOf } from '../../report.ts';
import { fileKind, SINGLE_FILES, schemaLine } from './fileKinds.ts';

/** Files that are read other than as YAML declarations. */
const OTHER_FILES = [
  /^schemas\/.*\.schema\.json$/,
  /^locales\/[^/]+\.json$/,
  /^brands\/[^/]+\/locales\/[^/]+\.json$/,
  /^brands\/[^/]+\/[^/]+\.svg$/,
  /^schemas\/generated\/docs\/[^/]+\.md$/,
  // Words for people, beside what they are about.
  /(^|\/)README\.md$/,
];

function isKnown(file: string): boolean {
  return fileKind(file) !== undefined || OTHER_FILES.some((pattern) => pattern.test(file));
}

function neededFiles(tree: FileTree): string[] {
  const brands = new Set([DEFAULT_BRAND]);
  for (const file of tree.keys()) {
    const [folder, brand, ...rest] = file.split('/');
    if (folder === 'brands' && brand !== undefined && rest.length > 0) brands.add(brand);
  }
  return [
    ...SINGLE_FILES.map((single) => `config/${single}.yaml`),
    ...LANGUAGES.map((language) => `locales/${language}.json`),
    ...[...brands].map((brand) => `brands/${brand}/brand.yaml`),
  ];
}

function howToAdd(file: string): string {
  if (file === `locales/${KEY_LANGUAGE}.json`) return 'Add it; it is the list of all locale keys.';
  const kind = fileKind(file);
  return kind === undefined ? 'Add it.' : `Add it, with the first line: ${schemaLine(file, kind.schemaFile)}`;
}

function checkLanguage(file: string): Problem[] {
  const language = /(?:^|\/)locales\/([^/]+)\.json$/.exec(file)?.[1];
  if (language === undefined || (LANGUAGES as readonly string[]).includes(language)) return [];
  return [
    problem(
      'unknown-file',
      startOf(file),
      `There is no language "${language}".`,
      suggest(language, LANGUAGES, 'language'),
    ),
  ];
}

function checkText(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  if (!isReadable(file, text)) {
    problems.push(
      problem(
        'file-too-long',
        startOf(file),
        `This file is longer than ${longest(file)} characters.`,
        'Remove everything that is not a declaration.',
      ),
    );
  }
  const offset = text.indexOf('\ufffd');
  if (offset !== -1) {
    const before = text.slice(0, offset);
    const place = { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
    problems.push(
      problem('not-utf8', place, 'This file contains bytes that are not UTF-8.', 'Save the file as UTF-8.'),
    );
  }
  return problems;
}

/** Problems of files as such: missing, unknown, too long, not text. */
export function fileProblems(tree: FileTree): Problem[] {
  const problems: Problem[] = [];
  const needed = neededFiles(tree);
  for (const file of needed.filter((candidate) => !tree.has(candidate))) {
    problems.push(problem('missing-file', startOf(file), `The file ${file} is missing.`, howToAdd(file)));
  }
  for (const [file, text] of tree) {
    if (isKnown(file)) problems.push(...checkLanguage(file), ...checkText(file, text));
    else {
      const missing = needed.filter((candidate) => !tree.has(candidate));
      problems.push(
        problem(
          'unknown-file',
          startOf(file),
          `The file ${file} is not used.`,
          missing.length > 0 ? suggest(file, missing, 'file') : 'Remove it, or move it to the right folder.',
        ),
      );
    }
  }
  return problems;
}

/** Whether a file may be parsed at all. */
export function isReadable(file: string, text: string): boolean {
  return text.length <= longest(file);
}
