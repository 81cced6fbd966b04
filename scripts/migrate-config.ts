// npm run migrate-config: rewrites files of config/ and brands/ that use an earlier version of the config language.
import './lib/closedPipe.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFileTree } from '#compiler/load.ts';
import { CURRENT_VERSION } from '#compiler/migrate/migrateValue.ts';
import { outdatedFiles } from '#compiler/migrate/outdatedFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdated = outdatedFiles(loadFileTree(root));
for (const [file, text] of outdated) {
  writeFileSync(join(root, file), text);
  console.log(`${file}: version ${CURRENT_VERSION}`);
}
if (outdated.size === 0) console.log(`Every file is written in version ${CURRENT_VERSION}.`);
