// npm run generate: writes the types of the schemas, the editor's vocabulary and the index of the decisions.
// npm run generate -- --check: exits 1 when one of them is out of date.
import '../lib/closedPipe.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDecisions } from './decisions.ts';
import { generateDocs } from './docs.ts';
import { generateOperations } from './operations.ts';
import { generateTables } from './tables.ts';
import { generateTransitions } from './transitions.ts';
import { generateTypes } from './types.ts';
import { generateValueLists } from './valueLists.ts';
import { generateVocabulary } from './vocabulary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function current(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const outputs = new Map([
  ...generateVocabulary(root),
  ...generateOperations(root),
  ...generateTables(root),
  ...generateTransitions(root),
  ...generateValueLists(root),
  ...(await generateTypes(root)),
  ...generateDocs(root),
  ...generateDecisions(root),
]);
const stale = [...outputs].filter(([file, text]) => current(file) !== text);

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file}:1:1  stale: run \`npm run generate\` and commit it.`);
  if (stale.length > 0) process.exit(1);
  console.log(`${outputs.size} generated files are fresh.`);
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  console.log(stale.length > 0 ? `Wrote ${stale.map(([file]) => file).join(', ')}.` : 'Nothing to write.');
}
