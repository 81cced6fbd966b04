import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let kept: Promise<WebAssembly.Module> | undefined;

/**
 * Keeps the machine code of the embedded database for as long as this process lives: V8 shares it between threads while
 * one of them has the module. Otherwise each database of a test compiles PostgreSQL again.
 */
export async function keepDatabaseCode(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  kept ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  await kept;
}
