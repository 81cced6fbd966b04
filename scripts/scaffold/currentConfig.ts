import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { formatProblem } from '#compiler/report.ts';
import { UsageError } from '../lib/UsageError.ts';

/**
 * Returns the current config. Throws UsageError if it has problems, since new ones could not be distinguished from
 * them.
 */
export function currentConfig(tree: FileTree): Config {
  const { config, problems } = compile(tree);
  if (config !== undefined) return config;
  throw new UsageError(`${problems.map(formatProblem).join('\n\n')}\n\nThe config has problems; mend them first.`);
}
