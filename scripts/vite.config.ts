import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { Boot } from '#contract/generated/api.ts';
import { fillPage, pageWords } from '#server/web/site/pageWords.ts';
import { customMedia } from './lib/customMedia.ts';
import { firstModules } from './lib/firstModules.ts';
import { formValidators } from './lib/formValidators.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The address of the server in development. */
const server = process.env.BERANDA_SERVER ?? 'http://127.0.0.1:4000';

/**
 * Finds modules by their paths below src. Throws for a path without a file: a module that moves would leave its chunk
 * unnoticed.
 */
function modulesAt(...paths: readonly string[]): (id: string) => boolean {
  const files = new Set(paths.map((path) => `${root}src/${path}`));
  const missing = [...files].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`scripts/vite.config.ts names files that do not exist: ${missing.join(', ')}`);
  return (id) => files.has(id.replaceAll('\\', '/'));
}

function below(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** The packages that the console renders its first screen with; no other page loads them. */
const CONSOLE_PACKAGES =
  /node_modules[\\/](@tanstack|date-fns|decode-uri-component|filter-obj|function-bind|hasown|lodash|node-polyglot|query-string|ra-core|ra-data-simple-rest|ra-i18n-polyglot|react-error-boundary|react-router|react-router-dom|split-on-first|strict-uri-encode|warning)[\\/]/;

/** What replaces parts of packages. */
const REPLACEMENTS = /scripts[\\/]lib[\\/](objectEntries\.cjs|consoleRouter\.ts)$/;

const isSharedPart = modulesAt(
  ...below('runtime/parts', 'marks/BrandLogo.tsx', 'buttons/Button.tsx', 'browser/whenIdle.ts'),
  ...below('runtime/parts/icons', 'IconShape.tsx', 'publicIconPaths.ts'),
);

/** React, and the modules that both the sign-in page and the console render with. */
const isPublic = (id: string): boolean => REACT.test(id) || isSharedPart(id);

const isFirstModule = modulesAt(
  ...below('runtime/core/boot', 'readBoot.ts', 'styleNonce.ts'),
  ...below('runtime/core/language', 'publicWords.ts', 'storedLanguage.ts', 'errorWords.ts'),
  ...below('runtime/core/session', 'RequestError.ts', 'signInLink.ts', 'storedSession.ts', 'returnAddress.ts'),
  ...below('runtime/core/theme', 'paletteCss.ts', 'showTheme.ts', 'themeChoice.ts'),
);

/** Modules that every page needs before React has loaded; none of them may import React. */
const isFirst = (id: string): boolean => id.includes('preload-helper') || isFirstModule(id);

/**
 * Modules that open the console and send requests, before React has loaded: in one file, which the server's page
 * preloads beside the first. The sign-in page loads it when the form is sent or when it is first idle.
 */
const opensConsole = firstModules(below(`${root}src`, 'openConsole.ts', 'pages/public/sign-in/sendCredentials.ts'), []);

/** Modules that the sign-in page shares with the other public screens. */
const isPublicChunk = modulesAt(
  ...below('pages/public/parts', 'EmailField.tsx', 'Field.tsx', 'FormError.tsx', 'LanguageChoice.tsx'),
  ...below('pages/public/parts', 'PasswordField.tsx', 'PublicFrame.tsx', 'Scene.tsx', 'useCountdown.ts'),
);

/** All that the console imports at once; what it loads when it is wanted has files of its own. */
const consoleModules = firstModules(
  below(`${root}src`, 'console.ts'),
  below(`${root}src`, 'browser.ts', 'payerPage.ts'),
);

/** Gives ra-core the part of the router that the console needs: see the module. */
function consoleRouter(): Plugin {
  return {
    name: 'beranda:console-router',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'react-router-dom' && importer?.includes('reactRouterProvider')
        ? `${root}scripts/lib/consoleRouter.ts`
        : undefined,
  };
}

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
      return fillPage(html, { ...pageWords(boot), 'csp-nonce': '', styles: '', console: '' });
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
  plugins: [
    consoleRouter(),
    opensConsole.plugin,
    consoleModules.plugin,
    customMedia(`${root}src/runtime/core/theme/tokens.css`),
    react(),
    servedPage(),
    formValidators(),
  ],
  // node-polyglot includes a polyfill of Object.entries as large as polyglot itself.
  resolve: { alias: { 'object.entries': `${root}scripts/lib/objectEntries.cjs` } },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '^/pay/': server,
      '^/claim/': server,
      '^/receipt/': server,
      '^/platforms/': server,
      '^/sandbox/': server,
      '/brands': server,
      '/favicon.ico': server,
      '/manifest.webmanifest': server,
    },
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
      // The pages of payers and stores are written by the server, which finds their script and styles in the manifest.
      input: [`${root}src/index.html`, `${root}src/payerPage.ts`, `${root}src/pages/shop/shop.css`],
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
            { name: 'opens-console', test: opensConsole.has, priority: 1 },
            {
              name: 'console',
              test: (id) => CONSOLE_PACKAGES.test(id) || REPLACEMENTS.test(id) || consoleModules.has(id),
              priority: 0,
              // What it imports, other pages may need without it.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
