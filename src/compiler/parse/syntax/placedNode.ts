import type { LineCounter } from 'yaml';
import type { NodePath, Source } from '../../config.ts';
import type { NamedOrigin } from '../../NamedOrigin.ts';
import type { Place } from '../../problem.ts';

/** Where a node of a parsed file was written: offsets of its value and of its key, and the same of what is in it. */
export interface PlacedNode {
  readonly start: number;
  readonly keyStart: number | undefined;
  /** The offset of a text's first character, where each of its characters was written as one. */
  readonly textStart?: number;
  /** The name that the node is written as. */
  readonly named?: NamedOrigin;
  /** The file that the node is written in, where it is not the file of its tree. */
  readonly writtenIn?: { readonly file: string; readonly lines: LineCounter };
  readonly children: ReadonlyMap<string | number, PlacedNode>;
}

/** A value and where each part of it was written. */
export interface Placed {
  readonly value: unknown;
  readonly node: PlacedNode;
}

/** The place of an offset of a file. */
export function placeAt(file: string, lines: Pick<LineCounter, 'linePos'>, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** The place of an offset of the file that a node is written in. */
export function placeOf(
  file: string,
  lines: Pick<LineCounter, 'linePos'>,
  { writtenIn }: PlacedNode,
  offset: number,
): Place {
  return writtenIn === undefined ? placeAt(file, lines, offset) : placeAt(writtenIn.file, writtenIn.lines, offset);
}

/** The node at a path, or its nearest ancestor that was written. */
function nodeAt(root: PlacedNode, path: NodePath): PlacedNode {
  let node = root;
  for (const step of path) {
    const child = node.children.get(step);
    if (child === undefined) return node;
    node = child;
  }
  return node;
}

/** The name that a node, or an ancestor of it, is written as. */
function namedAt(root: PlacedNode, path: NodePath): NamedOrigin | undefined {
  let { named } = root;
  let node: PlacedNode | undefined = root;
  for (const step of path) {
    node = node.children.get(step);
    if (node === undefined) break;
    named = node.named ?? named;
  }
  return named;
}

/** What the places of a source are read from. */
export interface SourcePlaces {
  readonly placed: Pick<Placed, 'node'>;
  readonly lines: Pick<LineCounter, 'linePos' | 'lineStarts'>;
}

/** By source, so that a config can be written to a file and read again. */
const placesOfSources = new WeakMap<Source<unknown>, SourcePlaces>();

/** What the places of a source of `createSource` are read from. */
export function placesOf(source: Source<unknown>): SourcePlaces | undefined {
  return placesOfSources.get(source);
}

/** A source of a parsed file. Places of its nodes are read from `placed` on demand. */
export function createSource<T>(
  file: string,
  value: T,
  placed: SourcePlaces['placed'],
  lines: SourcePlaces['lines'],
): Source<T> {
  const source: Source<T> = {
    file,
    value,
    place: (path) => {
      const node = nodeAt(placed.node, path);
      return placeOf(file, lines, node, node.start);
    },
    textPlace: (path, offset) => {
      const node = nodeAt(placed.node, path);
      return placeOf(file, lines, node, node.textStart === undefined ? node.start : node.textStart + offset);
    },
    named: (path) => namedAt(placed.node, path),
    keyPlace: (path) => {
      const node = nodeAt(placed.node, path);
      return placeOf(file, lines, node, node.keyStart ?? node.start);
    },
  };
  placesOfSources.set(source, { placed, lines });
  return source;
}
