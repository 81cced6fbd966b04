import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The browser's build: src/index.html and all it reaches, into dist/client with a manifest for `npm run size`. */
export default defineConfig({
  root: `${root}src`,
  publicDir: false,
  cacheDir: `${root}.cache/vite`,
  plugins: [react()],
  build: {
    outDir: `${root}dist/client`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
