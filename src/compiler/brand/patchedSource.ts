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

  constructor(private readonly base: Source<unknown>) {}

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

/** A patched value that still knows the line of the file that each node was written in: the base's or the pack's. */
export function patchedSource<T>(base: Source<T>, value: T, origins: Origins): Source<T> {
  function at(path: NodePath, place: (origin: Origin) => Place): Place {
    return place(origins.of(path));
  }
  return {
    file: base.file,
    value,
    place: (path) => at(path, ({ source, path: inner }) => source.place(inner)),
    textPlace: (path, offset) => at(path, ({ source, path: inner }) => source.textPlace(inner, offset)),
    named: (path) => {
      const { source, path: inner } = origins.of(path);
      return source.named(inner);
    },
    keyPlace: (path) => at(path, ({ source, path: inner }) => source.keyPlace(inner)),
  };
}
