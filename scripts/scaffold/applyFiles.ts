import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '#compiler/compile.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';
import { formatProblem } from '#compiler/report.ts';
import { UsageError } from '../lib/UsageError.ts';

/**
 * Writes files below a root, including the vocabulary, if the config has no problems with them. Otherwise throws
 * UsageError and writes nothing. A dry run only prints the files.
 */
export function applyFiles(root: string, tree: FileTree, files: ReadonlyMap<string, string>, isDryRun = false): void {
  const { problems, vocabulary } = compile(new Map([...tree, ...files]));
  if (problems.length > 0) {
    throw new UsageError(`${problems.map(formatProblem).join('\n\n')}\n\nNothing was written.`);
  }
  for (const [file, text] of [...files, [VOCABULARY_FILE, vocabulary] as const]) {
    if (tree.get(file) === text) continue;
    if (isDryRun) {
      console.log(`  ${tree.has(file) ? 'would change' : 'would write '} ${file}`);
      continue;
    }
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`  ${tree.has(file) ? 'changed' : 'wrote  '} ${file}`);
  }
}
