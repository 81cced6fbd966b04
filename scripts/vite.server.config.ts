import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Libraries of many small modules, which take a third of a second to find and read one by one. */
const BUNDLED = ['culori', 'date-fns', 'drizzle-orm', 'uuid'];

/** The server's build: src/process.ts into dist/server; other libraries stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: 'src/process.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
});
