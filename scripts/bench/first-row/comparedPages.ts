import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import Fastify, { type FastifyInstance } from 'fastify';
import { build } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/** Seconds for which a browser keeps a script. */
const KEPT = 31_536_000;

const page = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>List</title><div id="root"></div><script type="module" src="${script}"></script></html>`;

/** Without a library: one request, and rows as text. */
const VANILLA = `const rows = await (await fetch('/api/transactions?range=[0,9]')).json();
document.querySelector('#root').innerHTML = '<table><tbody>' + rows.map((row) => '<tr><td>' + row.id).join('') + '</table>';`;

/** Builds a page from the installed packages, for the browser as Beranda's own, into a folder that is removed. */
async function scriptOf(file: string): Promise<Buffer> {
  const folder = mkdtempSync(join(CACHE, 'bench-page-'));
  try {
    const entry = join(folder, 'index.html');
    writeFileSync(entry, page(join(HERE, file)));
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [react()],
      build: {
        outDir: join(folder, 'out'),
        target: 'es2022',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: join(HERE, file), output: { entryFileNames: 'page.js', codeSplitting: false } },
      },
    });
    return readFileSync(join(folder, 'out/page.js'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pages that Beranda is compared with, by name; each in one script, which is sent compressed and kept by browsers. */
export const COMPARED_PAGES = ['vanilla', 'react', 'stock'] as const;

/** A page that Beranda is compared with. */
export type ComparedPage = (typeof COMPARED_PAGES)[number];

/** A server of the compared pages, at `/<name>`, with ten rows of `rows` at /api/transactions. */
export async function comparedServer(rows: readonly unknown[]): Promise<FastifyInstance> {
  const app = Fastify();
  const scripts: Readonly<Record<ComparedPage, Buffer>> = {
    vanilla: Buffer.from(VANILLA),
    react: await scriptOf('reactList.tsx'),
    stock: await scriptOf('stockList.tsx'),
  };
  for (const name of COMPARED_PAGES) {
    const compressed = brotliCompressSync(scripts[name]);
    app.get(`/${name}`, (_request, reply) => reply.type('text/html').send(page(`/scripts/${name}.js`)));
    app.get(`/scripts/${name}.js`, (_request, reply) =>
      reply
        .type('text/javascript')
        .header('cache-control', `public, max-age=${KEPT}, immutable`)
        .header('content-encoding', 'br')
        .send(compressed),
    );
  }
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('/api/transactions', (_request, reply) =>
    reply.header('content-range', `transactions 0-9/${rows.length}`).send(rows.slice(0, 10)),
  );
  return app;
}
