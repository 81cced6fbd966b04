import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One chunk of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** The last build of the browser's files, by the names of its chunks. */
export type Build = { readonly client: string; readonly chunks: Readonly<Record<string, ManifestChunk>> };

/** What a page downloads before it is shown, in KiB after gzip. */
export interface PageSize {
  readonly label: string;
  readonly script: number;
  readonly styles: number;
  /** The most that its script may be. */
  readonly limit: number;
}

const ENTRY = 'index.html';

/** Names of the chunks that open and render the console (scripts/vite.config.ts). */
const CONSOLE = ['opens-console', 'console'];

export function readBuild(root: string): Build {
  const client = join(root, 'dist/client');
  return { client, chunks: JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) };
}

function chunkOf({ chunks }: Build, name: string): ManifestChunk {
  const chunk = chunks[name];
  if (chunk === undefined) throw new Error(`The build has no chunk ${name}; run npm run build.`);
  return chunk;
}

/** Returns chunks with everything that they import statically. */
function withImports(build: Build, names: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(chunkOf(build, name).imports ?? []));
  }
  return reached;
}

/** Returns the files of one kind that chunks need. */
export function filesOf(build: Build, names: readonly string[], kind: 'js' | 'css'): Set<string> {
  const chunks = [...withImports(build, names)].map((name) => chunkOf(build, name));
  return new Set(chunks.flatMap((chunk) => (kind === 'js' ? [chunk.file] : (chunk.css ?? []))));
}

/** The size of files together, in KiB after gzip. */
export function sizeOf({ client }: Build, files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The chunks of the first list. */
export function firstListChunks({ chunks }: Build): string[] {
  return [ENTRY, ...Object.keys(chunks).filter((key) => CONSOLE.includes(chunks[key]?.name ?? ''))];
}

/** The pages with a limit. A limit is what the page has, rounded up: what is added must load when it is opened. */
export function pageSizes(build: Build): PageSize[] {
  const size = (label: string, names: readonly string[], limit: number): PageSize => ({
    label,
    script: sizeOf(build, filesOf(build, names, 'js')),
    styles: sizeOf(build, filesOf(build, names, 'css')),
    limit,
  });
  return [
    size('Sign-in page', [ENTRY, 'pages/public/sign-in/mountSignIn.tsx'], 75),
    size('First list, all in', firstListChunks(build), 194),
    size("Payer's page", ['payerPage.ts'], 12),
  ];
}
