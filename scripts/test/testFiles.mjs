import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../lib/run.mjs';

/** The folders of each project of scripts/vitest.config.ts. */
const FOLDERS = {
  unit: ['src'],
  across: ['tests/config', 'tests/architecture'],
  api: ['tests/api'],
  process: ['tests/process'],
  browser: ['tests/browser'],
};

/** The names of the projects, as in `npm run unit`. */
export const PROJECTS = Object.keys(FOLDERS);

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll(sep, '/'));
}

/**
 * Returns the test files for search words: those whose path contains one; if no path does, those that contain a test
 * with the word in its name, and that name. Without words, all files of the projects.
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

/** Whether a test file needs the output of `npm run build`. */
export function needsBuild(file) {
  return [...FOLDERS.browser, ...FOLDERS.process].some((folder) => file.startsWith(`${folder}/`));
}

/** Whether a test file needs a browser. */
export function needsBrowser(file) {
  return FOLDERS.browser.some((folder) => file.startsWith(`${folder}/`));
}
