import type { FileTree } from '#compiler/fileTree.ts';
import type { ProblemCode } from '#compiler/problemCodes.ts';

/** One change of a tree. */
export type Edit = (tree: Map<string, string>) => void;

/** A way to break the sample, and the code of the problem that it must give. */
export interface ProblemCase {
  readonly code: ProblemCode;
  /** What was done wrong. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The number of problems that the edits give; 1 by default. */
  readonly problems?: number;
}

/** Replaces a text that occurs in a file exactly once. */
export function replace(file: string, from: string, to: string): Edit {
  return (tree) => {
    const parts = (tree.get(file) ?? '').split(from);
    if (parts.length !== 2) throw new Error(`"${from}" occurs ${parts.length - 1} times in ${file}`);
    tree.set(file, parts.join(to));
  };
}

/** Writes a whole file. */
export function write(file: string, text: string): Edit {
  return (tree) => {
    tree.set(file, text);
  };
}

/** Deletes a file. */
export function remove(file: string): Edit {
  return (tree) => {
    if (!tree.delete(file)) throw new Error(`there is no ${file}`);
  };
}

/** Gives a file another path. */
export function rename(file: string, to: string): Edit {
  return (tree) => {
    tree.set(to, tree.get(file) ?? '');
    remove(file)(tree);
  };
}

/** Removes a key from both languages, so that the key is the only problem. */
export function removeWords(key: string): Edit {
  return (tree) => {
    for (const language of ['en', 'id']) {
      const file = `locales/${language}.json`;
      const words: Record<string, string> = JSON.parse(tree.get(file) ?? '{}');
      delete words[key];
      tree.set(file, `${JSON.stringify(words, null, 2)}\n`);
    }
  };
}

/** A tree after edits. */
export function edited(tree: FileTree, edits: readonly Edit[]): FileTree {
  const copy = new Map(tree);
  for (const edit of edits) edit(copy);
  return copy;
}
