import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const TEXT = /\.(?:js|css|svg|json)$/;

/** Writes a .br and a .gz beside every text file of the built pages, so that the server never compresses them. */
const folder = join(root, 'dist/client/assets');
for (const name of readdirSync(folder)) {
  if (!TEXT.test(name)) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
