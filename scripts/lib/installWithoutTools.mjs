import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Packages of tests and of development, which building and running do without: half of what `npm ci` installs. */
export const TOOLS = [
  '@biomejs/biome',
  '@seriousme/openapi-schema-validator',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'autocannon',
  'axe-core',
  'axios',
  'drizzle-kit',
  'fast-check',
  'jsdom',
  'json-schema-to-typescript',
  'knip',
  'openapi-client-axios',
  'playwright',
  'recheck',
  's3rver',
  'smtp-server',
  'typescript',
  'vitest',
];

/** Installs the versions of package-lock.json without the tools, and what only they need. */
export function installWithoutTools() {
  const folder = join(root, '.cache/install');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = read('package.json');
  const lock = read('package-lock.json');
  for (const { devDependencies } of [manifest, lock.packages['']])
    for (const name of TOOLS) delete devDependencies[name];
  // Its scripts are those of the checkout.
  delete manifest.scripts;
  write(join(folder, 'package.json'), manifest);
  write(join(folder, 'package-lock.json'), lock);
  run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']);
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  renameSync(join(folder, 'node_modules'), join(root, 'node_modules'));
  rmSync(folder, { recursive: true });
}

function read(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}

function write(path, value) {
  writeFileSync(path, JSON.stringify(value));
}
