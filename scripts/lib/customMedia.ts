import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DEFINITION = /@custom-media\s+(--[\w-]+)\s+([^;]+);\n?/g;

/** Returns the breakpoints of a style sheet by name: `--phone` is `(max-width: 767.98px)`. */
export function readCustomMedia(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(DEFINITION)].map(([, name = '', query = '']) => [name, query.trim()]));
}

/** Writes breakpoints into the media queries that name them, which browsers cannot do. Throws for an unknown name. */
export function expandCustomMedia(css: string, known: ReadonlyMap<string, string>): string {
  return css.replaceAll(DEFINITION, '').replaceAll(/@media[^{]+/g, (rule) =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = known.get(name);
      if (query === undefined) throw new Error(`There is no breakpoint ${name}. It is one of ${[...known.keys()]}.`);
      return query;
    }),
  );
}

/** Lets style sheets name the breakpoints that another one defines. */
export function customMedia(definitions: string): Plugin {
  return {
    name: 'beranda:custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(css) {
        this.addWatchFile(definitions);
        return { code: expandCustomMedia(css, readCustomMedia(readFileSync(definitions, 'utf8'))), map: null };
      },
    },
  };
}
