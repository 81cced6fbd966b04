import type { NodePath, Source } from '../config.ts';
import type { Place } from '../problem.ts';

/** The node of a file that a node of a patched value came from. */
export interface Origin {
  readonly source: Source<unknown>;
  readonly path: NodePath;
}

/** Where the nodes of a patched value came from; what is not noted came from the same path of the base. */
export class Origins {
  private readonly known = new Map<string, Origin>();

  constructor(
    readonly base: Source<unknown>,
    noted: Iterable<readonly [string, Origin]> = [],
  ) {
    for (const [path, origin] of noted) this.known.set(path, origin);
  }

  /** What was noted, by its path as JSON. */
  noted(): [string, Origin][] {
    return [...this.known];
  }

  /** Notes where a node, and what is in it, came from. */
  note(path: NodePath, origin: Origin): void {
    this.known.set(JSON.stringify(path), origin);
  }

  /** Where a node came from: by itself or by the nearest node above it that was noted. */
  of(path: NodePath): Origin {
    for (let length = path.length; length > 0; length -= 1) {
      const origin = this.known.get(JSON.stringify(path.slice(0, length)));
      if (origin !== undefined) return { source: origin.source, path: [...origin.path, ...path.slice(length)] };
    }
    return { source: this.base, path };
  }
}

const originsOfSources = new WeakMap<Source<unknown>, Origins>();

/** Where the nodes of a source of `patchedSource` came from. */
export function originsOf(source: Source<unknown>): Origins | undefined {
  return originsOfSources.get(source);
}

/** A patched value that still knows the line of the file that each node was written in: the base's or the pack's. */
export function patchedSource<T>(base: Source<T>, value: T, origins: Origins): Source<T> {
  function at(path: NodePath, place: (origin: Origin) => Place): Place {
    return place(origins.of(path));
  }
  const source: Source<T> = {
    file: base.file,
    value,
    place: (path) => at(path, ({ source: from, path: inner }) => from.place(inner)),
    textPlace: (path, offset) => at(path, ({ source: from, path: inner }) => from.textPlace(inner, offset)),
    named: (path) => {
      const { source: from, path: inner } = origins.of(path);
      return from.named(inner);
    },
    keyPlace: (path) => at(path, ({ source: from, path: inner }) => from.keyPlace(inner)),
  };
  originsOfSources.set(source, origins);
  return source;
}
