import { fileURLToPath } from 'node:url';
import type { FileTree } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ERROR_STATUS } from '#contract/errorCodes.ts';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A config that is small enough to be read, written to the real schemas, with a use of everything that they allow. */
export function sampleTree(): FileTree {
  const tree = new Map(loadFileTree(fileURLToPath(new URL('sample', import.meta.url))));
  for (const [file, text] of loadFileTree(ROOT)) {
    if (file.startsWith('schemas/') && !/^schemas\/(records|forms)\//.test(file)) tree.set(file, text);
  }
  tree.set(ERRORS, withEveryError(tree.get(ERRORS) ?? ''));
  return tree;
}

const ERRORS = 'config/errors.yaml';

/** What the sample says of errors, and the same of every code that it does not name. */
function withEveryError(text: string): string {
  const missing = Object.keys(ERROR_STATUS).filter((code) => !text.includes(`code: ${code}`));
  return text + missing.map((code) => `  - { code: ${code}, text: errors.text, do: retry, show: inline }\n`).join('');
}
