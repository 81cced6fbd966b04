import { isMap, isPair, isScalar, type Pair, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Place } from '#compiler/problem.ts';

function offsetOf(text: string, { line, column }: Place): number {
  const lines = text.split('\n');
  return lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0) + column - 1;
}

/** The pair whose key or value begins at an offset, and the maps around it, outermost first. */
function pairAt(text: string, offset: number) {
  const document = parseDocument(text);
  let found: { pair: Pair; maps: readonly YAMLMap[] } | undefined;
  visit(document, {
    Pair: (_, pair, path) => {
      const starts = [pair.key, pair.value].map((node) => (node as { range?: [number] } | null)?.range?.[0]);
      if (found === undefined && starts.includes(offset)) found = { pair, maps: path.filter(isMap) };
    },
  });
  return found && { document, ...found };
}

/** Removes a pair from its map, and the map as well where it has no other pair. */
function takeOut(pair: Pair, maps: readonly YAMLMap[]): void {
  const map = maps.at(-1);
  const above = maps.at(-2);
  if (map === undefined) return;
  const holder = above?.items.find((item) => isPair(item) && item.value === map);
  if (map.items.length > 1 || holder === undefined) map.items.splice(map.items.indexOf(pair), 1);
  else takeOut(holder, maps.slice(0, -1));
}

/**
 * A file without the pair at a place: the key of a guard, or the key that hides a thing. A guard without other keys becomes
 * `anyone: true`. Throws where no pair begins at the place.
 */
export function flipLine(text: string, place: Place): string {
  const found = pairAt(text, offsetOf(text, place));
  if (found === undefined) throw new Error(`no pair begins at ${place.file}:${place.line}:${place.column}`);
  const { document, pair, maps } = found;
  const isHiding = isScalar(pair.key) && pair.key.value === 'hide';
  const map = maps.at(-1);
  if (!isHiding && map?.items.length === 1) map.items = [document.createPair('anyone', true) as Pair];
  else takeOut(pair, maps);
  return document.toString({ lineWidth: 0 });
}
