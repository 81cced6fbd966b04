/** The text of every file below the root that the compiler reads, by path from the root with forward slashes. */
export type FileTree = ReadonlyMap<string, string>;

/** The folders that a file tree holds. */
export const TREE_FOLDERS = ['config', 'schemas', 'brands', 'locales'] as const;

/** The longest file that is read, in characters: words of a language. What is longer is not of the config. */
export const LONGEST_FILE = 1_048_576;

/** The longest YAML file that is read, in characters. Ten times the longest that anybody would want to maintain. */
const LONGEST_YAML = 131_072;

/** How many characters of a file are read. */
export function longest(file: string): number {
  return file.endsWith('.yaml') ? LONGEST_YAML : LONGEST_FILE;
}

/** The paths of a tree below a folder that end as given, in order. */
export function filesBelow(tree: FileTree, folder: string, ending: string): string[] {
  return [...tree.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending)).sort();
}

/** The last part of a path without its ending: `customers` of `config/resources/customers.yaml`. */
export function baseName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const dot = name.indexOf('.');
  return dot === -1 ? name : name.slice(0, dot);
}
