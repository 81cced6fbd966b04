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

/** What a page loads beside its own script. */
export interface PreloadedFiles {
  /** Its Link header, which preloads scripts. */
  readonly link: string;
  /** The elements of its head for their styles. */
  readonly styles: string;
}

/** What pages load: all that is needed until the user is known, and in addition what the console is rendered with. */
export interface PreloadLinks {
  readonly opening: PreloadedFiles;
  readonly console: PreloadedFiles;
}

/**
 * The chunks that pages load with all their imports, in parallel with their own script. Throws when the build lacks one.
 */
export function preloadLinks(clientDir: string): PreloadLinks {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  function filesOf(...chunks: readonly string[]): PreloadedFiles {
    const reached = new Set(Object.keys(manifest).filter((key) => chunks.includes(manifest[key]?.name ?? '')));
    if (reached.size < chunks.length)
      throw new Error(`The build in ${clientDir} lacks ${chunks.join(' or ')}; run npm run build.`);
    const [links, styles] = [new Set<string>(), new Set<string>()];
    for (const key of reached) {
      const chunk = manifest[key];
      for (const imported of chunk?.imports ?? []) reached.add(imported);
      if (chunk !== undefined) links.add(`</${chunk.file}>; rel=modulepreload`);
      for (const file of chunk?.css ?? []) styles.add(`<link rel="stylesheet" href="/${file}">`);
    }
    return { link: [...links].join(', '), styles: [...styles].join('') };
  }
  return { opening: { ...filesOf(OPENING), styles: '' }, console: filesOf(OPENING, RENDERING) };
}
