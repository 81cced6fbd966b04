import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Compilation, compile } from '#compiler/compile.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { fingerprint } from '#compiler/fingerprint.ts';
import { packConfig, unpackConfig } from '#compiler/kept/packConfig.ts';

/** A config that was compiled before, in a file. */
export interface KeptConfig {
  readonly file: string;
  /** The code of the compiler. */
  readonly code: Buffer;
}

type Compiled = Pick<Compilation, 'config' | 'problems'>;

/** Length of a digest, which begins the file. */
const DIGEST_BYTES = 32;

/**
 * Compiles a tree, or reads what the same code has compiled from the same files. Only a config without problems is kept. A
 * file that cannot be read or written costs a compilation and nothing else.
 */
export function compileOnce(tree: FileTree, { file, code }: KeptConfig): Compiled {
  const state = createHash('sha256').update(process.version).update(code).update(fingerprint(tree)).digest();
  const kept = readKept(file, state, tree);
  if (kept !== undefined) return { config: kept, problems: [] };
  const { config, problems } = compile(tree);
  if (config !== undefined && problems.length === 0) keep(file, state, packConfig(config));
  return config === undefined ? { problems } : { config, problems };
}

function readKept(file: string, state: Buffer, tree: FileTree): Compiled['config'] {
  try {
    const bytes = readFileSync(file);
    if (!bytes.subarray(0, DIGEST_BYTES).equals(state)) return undefined;
    const digest = bytes.subarray(DIGEST_BYTES, 2 * DIGEST_BYTES);
    const packed = bytes.subarray(2 * DIGEST_BYTES);
    return createHash('sha256').update(packed).digest().equals(digest) ? unpackConfig(packed, tree) : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, state: Buffer, packed: Buffer): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.concat([state, createHash('sha256').update(packed).digest(), packed]));
    renameSync(draft, file);
  } catch {
    // Removed where it was begun: a full disk.
    if (existsSync(draft)) rmSync(draft);
  }
}
