import type { Plugin } from 'vite';

/** Where a walk over imports begins, and the modules that it does not enter. */
interface Walk {
  readonly from: readonly string[];
  readonly notInto: readonly string[];
  /** Whether imports that load later are followed too. */
  readonly lazy: boolean;
}

/** Modules that a page needs at once, of one part of the product. */
export interface FirstModules {
  readonly plugin: Plugin;
  /** Whether a module belongs to the part, and no page outside the part loads it. Known once all modules are read. */
  readonly has: (id: string) => boolean;
}

/**
 * The modules that the console's entries import, directly or through others, without those that `pages` may load: in one
 * file, as every further file waits for a connection. Paths are absolute. Packages are not entered: their index files import
 * far more than is used.
 */
export function firstModules(entries: readonly string[], pages: readonly string[]): FirstModules {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'beranda:first-modules',
    apply: 'build',
    buildEnd() {
      const walk = ({ from, notInto, lazy }: Walk): Set<string> => {
        const reached = new Set<string>(from);
        for (const id of reached) {
          const info = this.getModuleInfo(id);
          const next = [...(info?.importedIds ?? []), ...(lazy ? (info?.dynamicallyImportedIds ?? []) : [])];
          for (const one of next) if (!notInto.includes(one) && !one.includes('node_modules')) reached.add(one);
        }
        return reached;
      };
      const others = walk({ from: pages, notInto: entries, lazy: true });
      for (const id of walk({ from: entries, notInto: [], lazy: false })) if (!others.has(id)) found.add(id);
    },
  };
  return { plugin, has: (id) => found.has(id) };
}
