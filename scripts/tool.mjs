// node scripts/tool.mjs <name> …: runs scripts/<name>.ts as one bundle, which is rebuilt after a change of its inputs.
// Loaded one by one, its modules take longer to start than most tools take to run.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

const FOLDER = join(root, '.cache/tools');

/** Inputs of a bundle besides its own modules: the libraries, and this script. */
const ALWAYS = ['package-lock.json', 'scripts/tool.mjs'];

function digest(modules) {
  const hash = createHash('sha256').update(process.version);
  for (const module of modules) {
    hash.update(`${module}\0`);
    hash.update(readFileSync(join(root, module)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** Whether the inputs of a bundle, which its first line lists, are unchanged. */
function isFresh(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const { modules, made } = JSON.parse(text.slice('// '.length, text.indexOf('\n')));
    return digest(modules) === made;
  } catch {
    // Not built yet, or one of its modules has been moved.
    return false;
  }
}

/** Makes a module see the path of its source as its own path. */
const keepsSourcePath = {
  name: 'beranda:source-path',
  transform(code, id) {
    if (id.startsWith('\0') || !code.includes('import.meta.url')) return undefined;
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

async function make(name, file) {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepsSourcePath],
    ssr: { noExternal: true },
    build: { ssr: `scripts/${name}.ts`, write: false, target: 'node20', minify: false },
  });
  const [chunk, ...others] = output.filter((part) => part.type === 'chunk');
  if (chunk === undefined || others.length > 0) throw new Error(`scripts/${name}.ts does not make one file.`);
  const own = Object.keys(chunk.modules)
    .filter((id) => id.startsWith(root) && !id.includes(`${sep}node_modules${sep}`))
    .map((id) => relative(root, id));
  const modules = [...ALWAYS, ...own];
  mkdirSync(FOLDER, { recursive: true });
  // Another process may write it at the same time: write a temporary file and rename it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `// ${JSON.stringify({ modules, made: digest(modules) })}\n${chunk.code}`);
  renameSync(draft, file);
}

const [name] = process.argv.splice(2, 1);
const file = join(FOLDER, `${name}.mjs`);
if (!isFresh(file)) await make(name, file);
await import(pathToFileURL(file).href);
