import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The server's build: src/process.ts into dist/server; libraries stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: 'src/process.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
});
