import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const TEXT = /\.(?:js|css|svg|json)$/;

const WAYS = {
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
};

/** Compressed files of earlier builds, by the digest of the text: most of them do not change between builds. */
const kept = join(root, '.cache/compressed');
mkdirSync(kept, { recursive: true });
const before = new Set(readdirSync(kept));
const used = new Set();

function compress(bytes, way) {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${way}`;
  used.add(name);
  if (before.has(name)) return readFileSync(join(kept, name));
  const compressed = WAYS[way](bytes);
  // An interrupted process leaves no partial file under the final name.
  writeFileSync(join(kept, 'draft'), compressed);
  renameSync(join(kept, 'draft'), join(kept, name));
  return compressed;
}

/** Writes a .br and a .gz beside every text file of the built pages, so that the server never compresses them. */
const folder = join(root, 'dist/client/assets');
for (const name of readdirSync(folder)) {
  if (!TEXT.test(name)) continue;
  const bytes = readFileSync(join(folder, name));
  for (const way of Object.keys(WAYS)) writeFileSync(join(folder, `${name}.${way}`), compress(bytes, way));
}
for (const name of before) if (!used.has(name)) rmSync(join(kept, name), { force: true });
