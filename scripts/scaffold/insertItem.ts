import { isScalar, isSeq, parseDocument } from 'yaml';

/**
 * Inserts an item after the last one of a block list, and leaves all else unchanged. The item is one line of YAML
 * without its dash. Throws if the list does not exist or is empty.
 */
export function insertItem(text: string, path: readonly (string | number)[], item: string): string {
  const list = parseDocument(text).getIn(path);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  const range = (last as { range?: [number, number, number] } | undefined)?.range;
  if (range === undefined) throw new Error(`there is no list at ${path.join('.')}`);
  const [start, end] = range;
  const dash = text.lastIndexOf('-', start);
  const indent = ' '.repeat(dash - (text.lastIndexOf('\n', dash) + 1));
  const lineEnd = text.indexOf('\n', end - 1);
  const position = lineEnd === -1 ? text.length : lineEnd;
  return `${text.slice(0, position)}\n${indent}- ${item}${text.slice(position)}`;
}

/** Removes the line of an item from a block list of words, if it is there. */
export function removeItem(text: string, path: readonly (string | number)[], item: string): string {
  const list = parseDocument(text).getIn(path);
  const found = isSeq(list) ? list.items.find((node) => isScalar(node) && node.value === item) : undefined;
  const start = (found as { range?: [number, number, number] } | undefined)?.range?.[0];
  if (start === undefined) return text;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lineEnd = text.indexOf('\n', start);
  return text.slice(0, lineStart) + (lineEnd === -1 ? '' : text.slice(lineEnd + 1));
}
