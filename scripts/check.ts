// npm run check: reads config/, schemas/, brands/ and locales/, prints every problem, and exits 1 if there is one.
// npm run check -- --api openapi.yaml: prints the screens that an API, as described in the file, would break; exits 1
// if there are any.
// npm run check -- --watch: checks again on every change.
// CI=true: the generated vocabulary must be up to date; otherwise it is written.
import './lib/closedPipe.mjs';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TREE_FOLDERS } from '#compiler/fileTree.ts';
import { VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';
import { checkApi } from './check/checkApi.ts';
import { checkOnce } from './check/checkOnce.ts';

/** How long to wait for an editor to finish writing, in milliseconds. */
const SETTLE = 80;

function checkAndWatch(root: string): void {
  checkOnce(root, false);
  console.log('Watching for changes; stop with Ctrl-C.');
  let timer: NodeJS.Timeout | undefined;
  for (const folder of TREE_FOLDERS) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      // The vocabulary is written by the check itself.
      if (file !== null && VOCABULARY_FILE.endsWith(file.replaceAll('\\', '/'))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`\n${new Date().toISOString().slice(11, 19)} UTC`);
        checkOnce(root, false);
      }, SETTLE);
    });
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));
const apiOption = process.argv.indexOf('--api');
if (apiOption !== -1) process.exitCode = checkApi(root, process.argv[apiOption + 1]);
else if (process.argv.includes('--watch')) checkAndWatch(root);
else if (!checkOnce(root, process.env.CI === 'true')) process.exitCode = 1;
