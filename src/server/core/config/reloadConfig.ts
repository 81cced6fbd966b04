import type { Compilation } from '#compiler/compile.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { filesBelow } from '#compiler/fileTree.ts';
import { listWords } from '#compiler/nearest.ts';
import type { Problem } from '#compiler/problem.ts';
import type { ConfigStore } from './ConfigStore.ts';

/** The result of a reload. Rule config-language.reloaded. */
export type Reload =
  | { readonly kind: 'served' | 'unchanged' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** Files from which tables and types are built have changed. */
  | { readonly kind: 'needs-build'; readonly files: readonly string[] };

/** The record schemas that differ between two file trees. */
function changedRecords(before: FileTree, now: FileTree): string[] {
  const files = new Set([before, now].flatMap((tree) => filesBelow(tree, 'schemas/records', '.schema.json')));
  return [...files].filter((file) => before.get(file) !== now.get(file)).sort();
}

/**
 * Serves a newly compiled config if it has no problems; otherwise the previous one stays. Requests in progress finish with
 * the config they began with.
 */
export function reloadConfig(store: ConfigStore, tree: FileTree, { config, problems }: Compilation): Reload {
  const { config: former } = store.current();
  if (config === undefined || problems.length > 0) {
    store.refuse(problems);
    return { kind: 'refused', problems };
  }
  const files = changedRecords(former.files, tree);
  if (files.length > 0) return { kind: 'needs-build', files };
  if (config.fingerprint === former.fingerprint) {
    store.refuse([]);
    return { kind: 'unchanged' };
  }
  store.replace(config);
  return { kind: 'served' };
}

/** The result of a reload in one line, for the log. */
export function describeReload(reload: Reload): string {
  switch (reload.kind) {
    case 'served':
      return 'Config reloaded; the changed config is now served.';
    case 'unchanged':
      return 'The config has not changed.';
    case 'needs-build':
      return `The config before this change is still served: tables are built from ${listWords(reload.files)}. Run npm start again.`;
    case 'refused': {
      const count = reload.problems.length;
      return `The config before this change is still served: ${count} ${count === 1 ? 'problem' : 'problems'} in the changed one.`;
    }
  }
}
