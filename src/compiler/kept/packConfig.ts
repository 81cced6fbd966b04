import { deserialize, serialize } from 'node:v8';
import { LineCounter } from 'yaml';
import { Origins, originsOf, patchedSource } from '../brand/patchedSource.ts';
import type { Config, Source } from '../config.ts';
import type { FileTree } from '../fileTree.ts';
import { createSource, placesOf, type SourcePlaces } from '../parse/syntax/placedNode.ts';

/** A source as data: what its functions read, and the object that takes them when it is unpacked. */
interface PackedSource {
  readonly source: Source<unknown>;
  readonly places?: SourcePlaces;
  readonly patched?: Pick<Origins, 'base'> & { readonly noted: ReturnType<Origins['noted']> };
}

/** A config without functions and prototypes, and what had them. Each object is there once. */
interface Packed {
  readonly config: Config;
  readonly sources: readonly PackedSource[];
  readonly lines: readonly Pick<LineCounter, 'linePos' | 'lineStarts'>[];
  /** Objects without a prototype. */
  readonly bare: readonly object[];
}

class Packer {
  readonly sources: PackedSource[] = [];
  readonly lines: LineCounter[] = [];
  readonly bare: object[] = [];
  private readonly copies = new Map<object, unknown>();

  copy<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.copies.get(value);
    return (known ?? this.copyObject(value)) as T;
  }

  private copyObject(value: object): unknown {
    if (value instanceof Map) {
      const copy = new Map();
      this.copies.set(value, copy);
      for (const [key, item] of value) copy.set(key, this.copy(item));
      return copy;
    }
    if (Array.isArray(value)) {
      const copy: unknown[] = [];
      this.copies.set(value, copy);
      for (const item of value) copy.push(this.copy(item));
      return copy;
    }
    const copy: Record<string, unknown> = {};
    this.copies.set(value, copy);
    if (value instanceof LineCounter) {
      copy.lineStarts = value.lineStarts;
      this.lines.push(copy as unknown as LineCounter);
      return copy;
    }
    if (Object.getPrototypeOf(value) === null) this.bare.push(copy);
    else if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error('A config has an object of a class.');
    this.copySource(value as Source<unknown>, copy);
    for (const [key, item] of Object.entries(value)) if (typeof item !== 'function') copy[key] = this.copy(item);
    return copy;
  }

  private copySource(value: Source<unknown>, copy: unknown): void {
    const source = copy as Source<unknown>;
    const places = placesOf(value);
    const origins = originsOf(value);
    if (places !== undefined) {
      const { placed, lines } = places;
      this.sources.push({ source, places: this.copy({ placed: { node: placed.node }, lines }) });
    }
    if (origins !== undefined)
      this.sources.push({ source, patched: this.copy({ base: origins.base, noted: origins.noted() }) });
  }
}

/** A config as bytes, without the files that it was compiled from. */
export function packConfig(config: Config): Buffer {
  const packer = new Packer();
  const copy = packer.copy({ ...config, files: new Map() });
  const { sources, lines, bare } = packer;
  return serialize({ config: copy, sources, lines, bare } satisfies Packed);
}

/** The config of these bytes, which was compiled from these files. */
export function unpackConfig(bytes: Buffer, files: FileTree): Config {
  const { config, sources, lines, bare } = deserialize(bytes) as Packed;
  for (const object of bare) Object.setPrototypeOf(object, null);
  for (const counter of lines) {
    const whole = new LineCounter();
    whole.lineStarts = counter.lineStarts;
    Object.assign(counter, { linePos: whole.linePos });
  }
  for (const { source, places, patched } of sources) {
    const { file, value } = source;
    if (places !== undefined) Object.assign(source, createSource(file, value, places.placed, places.lines));
    if (patched !== undefined)
      Object.assign(source, patchedSource(patched.base, value, new Origins(patched.base, patched.noted)));
  }
  return { ...config, files };
}
