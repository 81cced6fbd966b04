import type { FileTree } from '../fileTree.ts';
import { NAMES_FILE } from '../parse/files/fileKinds.ts';
import { readYaml } from '../parse/syntax/readYaml.ts';
import { isMap } from './placedTree.ts';

/** Lists of values by name, each with the values of the lists that it names. */
export type ValueLists = ReadonlyMap<string, readonly string[]>;

/** The values of an entry of a list: its own, or those of the list that it names. `open`: the lists that it is in. */
function valuesOf(entry: unknown, declared: Readonly<Record<string, unknown>>, open: readonly string[]): string[] {
  if (typeof entry === 'string') return [entry];
  const name = isMap(entry) ? entry.named : undefined;
  if (typeof name !== 'string' || open.includes(name)) return [];
  return listOf(name, declared, open);
}

function listOf(name: string, declared: Readonly<Record<string, unknown>>, open: readonly string[] = []): string[] {
  const entries = Object.hasOwn(declared, name) ? declared[name] : undefined;
  if (!Array.isArray(entries)) return [];
  return [...new Set(entries.flatMap((entry) => valuesOf(entry, declared, [...open, name])))];
}

/** The lists of values of config/names.yaml, by name. `file`: its value. */
export function valueLists(file: unknown): ValueLists {
  const declared = isMap(file) && isMap(file.values) ? file.values : {};
  return new Map(Object.keys(declared).map((name) => [name, listOf(name, declared)]));
}

/** The lists of values of a tree. */
export function listsOfTree(tree: FileTree): ValueLists {
  return valueLists(readYaml(NAMES_FILE, tree.get(NAMES_FILE) ?? '').placed?.value);
}

const NAMED_VALUES = /"x-values":\s*"([^"\\]*)"/g;

/** The names of the lists that the text of a JSON schema uses. */
export function usedLists(text: string): string[] {
  return [...text.matchAll(NAMED_VALUES)].map(([, name = '']) => name);
}

/**
 * The text of a record's or form's JSON schema with every `x-values` written out as `enum`, in its place: lines stay
 * what they are. A list that does not exist stays as it is written.
 */
export function withValues(text: string, lists: ValueLists): string {
  return text.replaceAll(NAMED_VALUES, (written, name: string) => {
    const values = lists.get(name);
    return values === undefined || values.length === 0 ? written : `"enum": ${JSON.stringify(values)}`;
  });
}
