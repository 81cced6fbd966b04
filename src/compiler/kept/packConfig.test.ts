import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import type { Config, NodePath, Source } from '../config.ts';
import { loadFileTree } from '../load.ts';
import { packConfig, unpackConfig } from './packConfig.ts';

const tree = loadFileTree(process.cwd());

/** The paths of all nodes of a value. */
function pathsOf(value: unknown, path: NodePath = []): NodePath[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, item]) =>
      pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function isSource(value: object): value is Source<unknown> {
  return 'keyPlace' in value && 'value' in value;
}

/** A value in which each source is what it answers for each path, and each object says whether it has a prototype. */
function described(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) return [...value].map(([key, item]) => [key, described(item)]);
  if (Array.isArray(value)) return value.map(described);
  if (isSource(value)) {
    const places = [...pathsOf(value.value), ['no', 'such', 'node']].map((path) => [
      value.place(path),
      value.keyPlace(path),
      value.textPlace(path, 2),
      value.named(path),
    ]);
    return { file: value.file, value: described(value.value), places };
  }
  const entries = Object.entries(value).map(([key, item]) => [key, described(item)]);
  return { entries, isBare: Object.getPrototypeOf(value) === null };
}

describe('packConfig', () => {
  it('keeps every value, place, name and object without a prototype of the config', () => {
    const { config } = compile(tree);
    const unpacked = unpackConfig(packConfig(config as Config), tree);
    expect(unpacked.files).toBe(tree);
    expect(JSON.stringify(described(unpacked))).toBe(JSON.stringify(described(config)));
  }, 60_000);
});
