import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { Boot } from '#contract/generated/api.ts';
import { fillPage, pageWords } from '#server/web/site/pageWords.ts';
import { formValidators } from './lib/formValidators.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The address of the server in development. */
const server = process.env.BERANDA_SERVER ?? 'http://127.0.0.1:4000';

/** React, and the modules that both the sign-in page and the console render with. */
const isPublic =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]runtime[\\/](parts[\\/](BrandLogo|Button|IconShape|publicIconPaths|whenIdle)|console[\\/]ConsoleContext)\./;

/** Modules that every page needs before React has loaded; none of them may import React. */
const isFirst =
  /src[\\/]runtime[\\/](boot[\\/](readBoot|styleNonce)|language[\\/](publicWords|storedLanguage|errorWords)|session[\\/](RequestError|signInLink|storedSession|returnAddress)|theme[\\/](paletteCss|showTheme|themeChoice))\.|preload-helper/;

/**
 * Modules that open the console and send requests, before React has loaded: in one file, which the server's page
 * preloads beside the first. The sign-in page loads it when the form is sent or when it is first idle.
 */
const opensConsole =
  /src[\\/]runtime[\\/](boot[\\/]drawFrame|early[\\/](consoleStart|early|storedAddresses)|session[\\/](authenticationHeaders|clearStored|environment|idle|leave|renewSession|request|secondProof|send|signIn|storedBusiness))\.|src[\\/]pages[\\/]public[\\/]sign-in[\\/]sendCredentials\./;

/** Modules that the sign-in page shares with the other public screens. */
const isPublicChunk =
  /src[\\/]pages[\\/]public[\\/]parts[\\/](EmailField|Field|FormError|LanguageChoice|PasswordField|PublicFrame|Scene|useCountdown)\./;

/** In development: fills the page as the server fills the built one. */
function servedPage(): Plugin {
  return {
    name: 'beranda:served-page',
    apply: 'serve',
    async transformIndexHtml(html, { originalUrl }) {
      const answer = await fetch(new URL('/api/boot', server));
      if (!answer.ok)
        throw new Error(`${server} has no boot data for ${originalUrl ?? '/'}: it answers ${answer.status}.`);
      const boot = (await answer.json()) as Boot;
      return fillPage(html, { ...pageWords(boot), 'csp-nonce': '' });
    },
  };
}

/**
 * The browser's build: src/index.html and everything it imports, into dist/client with a manifest for `npm run size`.
 */
export default defineConfig({
  root: `${root}src`,
  publicDir: false,
  cacheDir: `${root}.cache/vite`,
  plugins: [react(), servedPage(), formValidators()],
  // node-polyglot includes a polyfill of Object.entries as large as polyglot itself.
  resolve: { alias: { 'object.entries': `${root}scripts/lib/objectEntries.cjs` } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/brands': server, '/favicon.ico': server, '/manifest.webmanifest': server },
  },
  build: {
    outDir: `${root}dist/client`,
    emptyOutDir: true,
    manifest: true,
    // Sizes are not reported here: `npm run size` prints them against their budgets.
    reportCompressedSize: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A page includes only what it uses of the runtime's index.
      treeshake: {
        moduleSideEffects: [{ test: /src[\\/]runtime[\\/](index|overlays[\\/]CodeInput)\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Each wave of requests waits for the previous one: many small chunks cost extra round trips.
          groups: [
            { name: 'public', test: isPublic, priority: 2 },
            { name: 'first', test: isFirst, priority: 2 },
            { name: 'door', test: isPublicChunk, priority: 1 },
            { name: 'opens-console', test: opensConsole, priority: 1 },
            { name: 'start', test: /src[\\/]runtime[\\/](lists|early)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
