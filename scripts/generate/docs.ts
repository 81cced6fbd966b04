import { compile } from '#compiler/compile.ts';
import { docsMarkdown } from '#compiler/docs/docsMarkdown.ts';
import { documentConfig } from '#compiler/docs/documentConfig.ts';
import { loadFileTree } from '#compiler/load.ts';

/** Returns the pages of documentation, by path below the root; none while the config has problems. */
export function generateDocs(root: string): Map<string, string> {
  const tree = loadFileTree(root);
  const { config } = compile(tree);
  return config === undefined ? new Map() : docsMarkdown(documentConfig(tree, config));
}
