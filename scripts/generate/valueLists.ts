import { listsOfTree } from '#compiler/expand/valueLists.ts';
import { loadFileTree } from '#compiler/load.ts';

const HEAD = `/* Generated from config/names.yaml by \`npm run generate\`. Do not edit. */

/** The named lists of values, each with the values of the lists that it names. */
export const VALUE_LISTS = `;

/** Returns the lists of values of config/names.yaml as a constant, so that code has no lists of its own. */
export function generateValueLists(root: string): Map<string, string> {
  const lists = Object.fromEntries(listsOfTree(loadFileTree(root)));
  return new Map([['src/contract/generated/valueLists.ts', `${HEAD}${JSON.stringify(lists, null, 2)} as const;\n`]]);
}
