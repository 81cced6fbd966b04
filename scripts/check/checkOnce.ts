import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '#compiler/compile.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { outdatedFiles } from '#compiler/migrate/outdatedFiles.ts';
import { listWords } from '#compiler/nearest.ts';
import { VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';
import type { Problem } from '#compiler/problem.ts';
import { formatProblem } from '#compiler/report.ts';
import { checkVocabulary } from '#compiler/vocabulary.ts';
import { cacheSchemas } from '../lib/cacheSchemas.ts';

/** The files of words with texts that a script wrote in ⟦ ⟧ and that were not translated, each with their number. */
function untranslated(tree: FileTree): [file: string, count: number][] {
  return [...tree]
    .filter(([file]) => /(^|\/)locales\/\w+\.json$/.test(file))
    .map(([file, text]): [string, number] => [file, text.split('\n').filter((line) => line.includes('⟦')).length])
    .filter(([, count]) => count > 0);
}

/** Checks the tree below a root once and prints the result. Returns whether there is no problem. */
export function checkOnce(root: string, isCi: boolean): boolean {
  const began = performance.now();
  const tree = loadFileTree(root);
  cacheSchemas(root, tree);
  const { config, problems, vocabulary } = compile(tree);
  const stale = checkVocabulary(tree, vocabulary);
  const found: readonly Problem[] = isCi ? [...problems, ...stale] : problems;
  const took = `${Math.round(performance.now() - began)} ms`;

  if (stale.length > 0 && !isCi) writeFileSync(join(root, VOCABULARY_FILE), vocabulary);
  if (found.length > 0 || config === undefined) {
    for (const problem of found) console.error(`${formatProblem(problem)}\n`);
    console.error(`${found.length} ${found.length === 1 ? 'problem' : 'problems'} in ${tree.size} files, ${took}.`);
    return false;
  }
  const words = Object.keys(config.messages.en ?? {}).length;
  const counts = `${config.resources.size} resources, ${config.pages.size} pages, ${config.brands.size} brands, ${words} words`;
  console.log(`No problems: ${counts} in ${tree.size} files, ${took}.`);
  for (const [file, count] of untranslated(tree)) {
    console.log(`${file} has ${count} texts in ⟦ ⟧, which are shown as they are: translate them.`);
  }
  const outdated = [...outdatedFiles(tree).keys()];
  if (outdated.length > 0) {
    console.log(
      `Written in an earlier version, which is read as well: ${listWords(outdated)}. npm run migrate-config rewrites them.`,
    );
  }
  return true;
}
