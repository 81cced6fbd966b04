import './lib/closedPipe.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { printFormLines } from './lib/printFormLines.ts';

// npm run size: prints what the browser downloads, in KiB after gzip, from the last build, and the lines of each form.

/** One chunk of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = join(ROOT, 'dist/client');
const ENTRY = 'index.html';
const SIGN_IN = 'pages/public/sign-in/mountSignIn.tsx';
const PAYER = 'payerPage.ts';

/** Limits in KiB of script (issue 2: what it must reach). */
const LIMITS = { signIn: 75, firstList: 260, payer: 12 };

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;

/** The chunks that open and render the console (scripts/vite.config.ts). */
const CONSOLE = Object.keys(manifest).filter((key) => ['opens-console', 'console'].includes(manifest[key]?.name ?? ''));

function chunkOf(name: string): ManifestChunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk ${name}; run npm run build.`);
  return chunk;
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length / 1024;
}

/** Returns chunks with everything that they import statically. */
function withImports(names: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(chunkOf(name).imports ?? []));
  }
  return reached;
}

/** Returns the files of one kind that chunks need. */
function filesOf(names: readonly string[], kind: 'js' | 'css'): Set<string> {
  const chunks = [...withImports(names)].map(chunkOf);
  return new Set(chunks.flatMap((chunk) => (kind === 'js' ? [chunk.file] : (chunk.css ?? []))));
}

function total(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSize(file);
  return sum;
}

function print(label: string, size: number, note = ''): void {
  console.log(`${label.padEnd(44)} ${size.toFixed(1).padStart(7)} ${note}`);
}

function printScreen(label: string, names: readonly string[], limit: number): void {
  const size = total(filesOf(names, 'js'));
  print(label, size, `of ${limit}${size > limit ? '  TOO LARGE' : ''}`);
  print('  and styles', total(filesOf(names, 'css')));
  if (size > limit) process.exitCode = 1;
}

console.log('KiB of gzip'.padStart(52));
printScreen('Sign-in page', [ENTRY, SIGN_IN], LIMITS.signIn);
printScreen('First list, all in', [ENTRY, ...CONSOLE], LIMITS.firstList);
printScreen("Payer's page", [PAYER], LIMITS.payer);

console.log('\nWhat each lazy chunk adds to the first list');
const firstList = filesOf([ENTRY, ...CONSOLE], 'js');
const lazy = new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []));
for (const name of [...lazy].sort()) {
  const added = [...filesOf([name], 'js')].filter((file) => !firstList.has(file));
  if (added.length > 0) print(name, total(added));
}

console.log('');
printFormLines(ROOT);
