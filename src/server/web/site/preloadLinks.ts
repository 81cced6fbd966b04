import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The chunks of the build that open the console, and that render it (scripts/vite.config.ts). */
const OPENING = 'opens-console';
const RENDERING = 'console';

/** The part of Vite's manifest that is used here: files relative to the folder of the pages. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Link headers of a page. */
export interface PreloadLinks {
  /** The script that opens the console: all that a page needs until it knows its user. */
  readonly opening: string;
  /** In addition, the scripts and styles that the console is rendered with. */
  readonly console: string;
}

/**
 * The Link headers that preload chunks with all their imports, in parallel with the page's own script. Throws when the
 * build lacks one.
 */
export function preloadLinks(clientDir: string): PreloadLinks {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  function linksOf(...chunks: readonly string[]): string {
    const reached = new Set(Object.keys(manifest).filter((key) => chunks.includes(manifest[key]?.name ?? '')));
    if (reached.size < chunks.length)
      throw new Error(`The build in ${clientDir} lacks ${chunks.join(' or ')}; run npm run build.`);
    const links = new Set<string>();
    for (const key of reached) {
      const chunk = manifest[key];
      for (const imported of chunk?.imports ?? []) reached.add(imported);
      if (chunk !== undefined) links.add(`</${chunk.file}>; rel=modulepreload`);
      for (const file of chunk?.css ?? []) links.add(`</${file}>; rel=preload; as=style`);
    }
    return [...links].join(', ');
  }
  return { opening: linksOf(OPENING), console: linksOf(OPENING, RENDERING) };
}
