import { parse } from 'yaml';
import { baseName, type FileTree, filesBelow } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { TransitionsFile } from '#contract/generated/config.ts';

const HEAD = `/* Generated from config/transitions/ by \`npm run generate\`. Do not edit. */

/** The table and the events of every record that has states, by record. */
export const TRANSITIONS = `;

function schemaOf(tree: FileTree, record: string): Readonly<Record<string, string>> {
  return JSON.parse(tree.get(`schemas/records/${record}.schema.json`) ?? '{}');
}

const REVIEWS_HEAD = `
/** How our reviewers answer the records that they review, by record. */
export const REVIEWS = `;

/** Returns the transitions of every record as a constant, so that the names of records, events and states are types. */
export function generateTransitions(root: string): Map<string, string> {
  const tree = loadFileTree(root);
  const transitions: Record<
    string,
    { readonly table: string | undefined; readonly events: TransitionsFile['events'] }
  > = {};
  const reviews: Record<string, object> = {};
  for (const file of filesBelow(tree, 'config/transitions', '.yaml')) {
    const record = baseName(file);
    const { events, review } = parse(tree.get(file) ?? '') as TransitionsFile;
    transitions[record] = { table: schemaOf(tree, record)['x-table'], events };
    if (review !== undefined) reviews[record] = { prefix: schemaOf(tree, record)['x-id-prefix'], ...review };
  }
  const text = `${HEAD}${JSON.stringify(transitions, null, 2)} as const;\n${REVIEWS_HEAD}${JSON.stringify(reviews, null, 2)} as const;\n`;
  return new Map([['src/contract/generated/transitions.ts', text]]);
}
