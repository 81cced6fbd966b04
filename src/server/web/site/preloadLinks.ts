import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script that opens the console, as the build's manifest calls it. */
const OPENS_CONSOLE = 'openConsole.ts';

/** What of Vite's manifest is read here: files, below the folder of the pages. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/**
 * The header Link that has the browser fetch what opens the console along with the page's own script, rather than after it:
 * that script and all it imports at once. Throws where the build has no such script.
 */
export function preloadLinks(clientDir: string): string {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const reached = new Set<string>([OPENS_CONSOLE]);
  const links: string[] = [];
  for (const name of reached) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build in ${clientDir} has no ${name}; run npm run build.`);
    for (const imported of chunk.imports ?? []) reached.add(imported);
    links.push(`</${chunk.file}>; rel=modulepreload`);
  }
  return links.join(', ');
}
