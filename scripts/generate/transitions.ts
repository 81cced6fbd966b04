import { parse } from 'yaml';
import { baseName, type FileTree, filesBelow } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { TransitionsFile } from '#contract/generated/config.ts';

const HEAD = `/* Generated from config/transitions/ by \`npm run generate\`. Do not edit. */

/** The table and the events of every record that has states, by record. */
export const TRANSITIONS = `;

function tableOf(tree: FileTree, record: string): string {
  return JSON.parse(tree.get(`schemas/records/${record}.schema.json`) ?? '{}')['x-table'];
}

/** Returns the transitions of every record as a constant, so that the names of records, events and states are types. */
export function generateTransitions(root: string): Map<string, string> {
  const tree = loadFileTree(root);
  const transitions: Record<string, { readonly table: string; readonly events: TransitionsFile['events'] }> = {};
  for (const file of filesBelow(tree, 'config/transitions', '.yaml')) {
    const record = baseName(file);
    const { events } = parse(tree.get(file) ?? '') as TransitionsFile;
    transitions[record] = { table: tableOf(tree, record), events };
  }
  return new Map([
    ['src/contract/generated/transitions.ts', `${HEAD}${JSON.stringify(transitions, null, 2)} as const;\n`],
  ]);
}
