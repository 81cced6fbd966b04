import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './run.mjs';

/** Where the files of each project of scripts/vitest.config.ts are. */
const FOLDERS = {
  unit: ['src'],
  across: ['tests/config', 'tests/architecture'],
  api: ['tests/api'],
  process: ['tests/process'],
  browser: ['tests/browser'],
};

/** The names of the projects, as `npm run unit` and its like run them. */
export const PROJECTS = Object.keys(FOLDERS);

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll(sep, '/'));
}

/**
 * The test files that people ask for by words: those whose path has one of them; where no path has, those that hold a
 * test of such a name, and the name. All files of the projects without words.
 */
export function findTestFiles(words, projects = PROJECTS) {
  const files = projects.flatMap((project) => FOLDERS[project].flatMap(filesBelow));
  const wanted = words.map((word) => word.replace(/^\.\//, '').replace(/:\d+$/, ''));
  if (wanted.length === 0) return { files };
  const byPath = files.filter((file) => wanted.some((word) => file.includes(word)));
  if (byPath.length > 0) return { files: byPath };
  const name = words.join(' ');
  return { files: files.filter((file) => readFileSync(join(root, file), 'utf8').includes(name)), name };
}

/** Whether a test file needs what `npm run build` makes. */
export function needsBuild(file) {
  return [...FOLDERS.browser, ...FOLDERS.process].some((folder) => file.startsWith(`${folder}/`));
}

/** Whether a test file needs a browser. */
export function needsBrowser(file) {
  return FOLDERS.browser.some((folder) => file.startsWith(`${folder}/`));
}
