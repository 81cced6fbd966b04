import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entry script of the console in the build's manifest. */
const ENTRY_SCRIPT = 'openConsole.ts';

/** The part of Vite's manifest that is used here: files relative to the folder of the pages. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/**
 * The Link header that preloads the console's entry script and all its imports in parallel with the page's own script.
 * Throws when the build has no such script.
 */
export function preloadLinks(clientDir: string): string {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const reached = new Set<string>([ENTRY_SCRIPT]);
  const links: string[] = [];
  for (const name of reached) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build in ${clientDir} has no ${name}; run npm run build.`);
    for (const imported of chunk.imports ?? []) reached.add(imported);
    links.push(`</${chunk.file}>; rel=modulepreload`);
  }
  return links.join(', ');
}
